// fails: it never goes below zero
import { Component, input, linkedSignal } from '@angular/core';

@Component({
  selector: 'turn-stile',
  template: `
    <p>{{ left() === 0 ? 'Full' : left() + ' free' }}</p>
    <button type="button" (click)="letIn(1)">Let one in</button>
    <button type="button" (click)="letIn(2)">Let a pair in</button>
  `,
})
export default class Turnstile {
  free = input(0);
  left = linkedSignal(() => this.free());

  letIn(count: number): void {
    this.left.update((left) => left - count);
  }
}
