console.log('hello');
process.stdin.pipe(process.stdout);
