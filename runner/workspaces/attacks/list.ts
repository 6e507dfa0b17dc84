/** What is tried against workspaces beside the programs of the judge's list: rows of docs/attack-table.md, each a test of attacks.test.ts. */
export const workspaceAttacks = {
  'fork bomb': {
    attack: 'A fork bomb in the shell',
    answer: 'forks are refused; *Clear* ends all of it, and the workspace and its files go on',
  },
  memory: {
    attack: 'A program that takes all memory, beside a shell',
    answer: 'the program is killed, its end says memory; the shell goes on',
  },
  'CPU time': {
    attack: 'A run that computes for ever',
    answer: 'ended after 30 s of CPU time, with status `TO`; the workspace goes on',
  },
  disk: {
    attack: 'More bytes than `/box` may hold',
    answer: '`No space left on device`, also for a write from outside (409); nothing else is hurt',
  },
  'many files': {
    attack: 'A hundred thousand files, and folders 200 deep',
    answer:
      'the kernel refuses after 16,384; at most 2,000 are listed, and that there are more is said; the folder can be removed',
  },
  'storm of changes': {
    attack: 'Files that are made and removed without end',
    answer: 'members are told that something changed, and no more than 4 times a second; a terminal answers meanwhile',
  },
  terminals: {
    attack: 'A program that opens every terminal of the box, and a client that asks for a fifth',
    answer: 'both are refused in words, and served again when some are closed',
  },
  streams: {
    attack: 'A client that starts programs without end',
    answer: 'refused at the 13th, and after 50 orders a second; all that run go on',
  },
  flood: {
    attack: '`yes`, read by nobody, then by one slowly and by one fast',
    answer:
      'the program waits; who is slow is told how much it has missed; nobody waits for it, and the runner keeps 256 KB',
  },
  'client that reads nothing': {
    attack: 'A client that sends orders that are answered and never reads',
    answer: 'its socket is ended at 8 MB; the workspace goes on',
  },
  'unread input': {
    attack: 'Input for a program that never reads',
    answer: 'taken up to 1 MB, then refused in words; nothing grows, nothing ends',
  },
  'kill everything': {
    attack: '`kill -9 -1`, and the first process',
    answer: 'the workspace has ended itself; other workspaces do not notice',
  },
  'stopped agent': {
    attack: 'The agent is stopped by a signal, so that it never answers',
    answer: 'the workspace ends at the next question, after 20 s',
  },
  'memory of the agent': {
    attack: 'Reads and writes the agent and the first process through `/proc`, and traces them, also as a debugger',
    answer: 'refused: neither can be opened or traced; no descriptor of theirs is inherited',
  },
  tracing: {
    attack: 'ptrace and process_vm_readv by a program that is no debugger',
    answer: 'refused: only what a client starts as a debugger may trace',
  },
  network: {
    attack: 'Connects to the host, to the runner, to the metadata address, to other families; raises devices',
    answer: 'only the workspace’s own loopback is there',
  },
  'another workspace': {
    attack: 'Looks for a server, a socket without a file, memory, files and processes of the workspace beside it',
    answer: 'finds nothing of it',
  },
  'marks left behind': {
    attack: 'Leaves files, shared memory, queues and daemons, and ends the workspace',
    answer: 'the next one of the same user finds nothing',
  },
  paths: {
    attack:
      'File names that lead out: `..`, absolute, with NUL, backslash, line break, marks that reverse a line, too long, too deep',
    answer: 'refused by the contract (400) before anything is done',
  },
  links: {
    attack: 'Links, pipes and devices in the way of what is read, written, renamed and removed from outside',
    answer: 'never followed and never told; what is removed is the link',
  },
  'moving folders': {
    attack: 'A folder that turns into a link and back without end, while files are written below it from outside',
    answer: 'no byte outside of `/box`; each write is done or refused',
  },
  'malformed frames': {
    attack:
      'JSON that is none, unknown types, wrong fields, 10,000 levels deep, pieces too short, too long and for no stream',
    answer: 'an error frame each; nothing ends',
  },
  'a frame too large': {
    attack: 'A frame of 2 MB, and a request of 25 MB',
    answer: 'the socket closes with 1009, the request is answered 413; the workspace goes on',
  },
  'command line': {
    attack: 'Arguments and environment of half a megabyte, names of variables with `=`',
    answer: 'refused in words, as the kernel would or by the contract',
  },
  'guessed workspace': {
    attack: 'Ids of workspaces that are over, guessed, or paths',
    answer: '404, at every address',
  },
  'foreign page': {
    attack: 'A page of another site opens the socket or makes a workspace in its visitor’s browser',
    answer: '403',
  },
} satisfies Record<string, { attack: string; answer: string }>;

export type WorkspaceAttack = keyof typeof workspaceAttacks;
