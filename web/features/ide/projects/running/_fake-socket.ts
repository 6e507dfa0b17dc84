import { pieceFrame } from '@devorbit/contract/execution/workspace-pieces.ts';
import type { WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';

/** The server's end of a page's socket. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  readonly said: unknown[] = [];
  readonly typed: Uint8Array[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.last = this;
  }
  send(data: string | Uint8Array): void {
    if (typeof data === 'string') this.said.push(JSON.parse(data));
    else this.typed.push(data);
  }
  close(code = 1005): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  tell(frame: WorkspaceFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  piece(stream: number, bytes: Uint8Array): void {
    this.dispatchEvent(new MessageEvent('message', { data: new Uint8Array(pieceFrame(stream, bytes)).buffer }));
  }
}
