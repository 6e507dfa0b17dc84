import { Component, input, linkedSignal, output } from '@angular/core';

@Component({
  selector: 'gate-button',
  template: `<button type="button" (click)="pressed.emit(count())"><ng-content /></button>`,
})
class GateButton {
  count = input(1);
  pressed = output<number>();
}

@Component({
  selector: 'turn-stile',
  imports: [GateButton],
  template: `
    <p class="said">
      @if (left() === 0) {
        Full
      } @else {
        {{ left() }} free
      }
    </p>
    <gate-button (pressed)="letIn($event)">Let one in</gate-button>
    <gate-button [count]="2" (pressed)="letIn($event)">Let a pair in</gate-button>
  `,
  styles: `
    .said {
      color: rgb(1, 2, 3);
    }
  `,
})
export default class Turnstile {
  free = input(0);
  protected readonly left = linkedSignal(() => this.free());

  protected letIn(count: number): void {
    this.left.update((left) => Math.max(0, left - count));
  }
}
