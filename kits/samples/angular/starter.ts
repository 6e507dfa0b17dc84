import { Component, input } from '@angular/core';

@Component({
  selector: 'turn-stile',
  template: `
    <p>{{ left() === 0 ? 'Full' : left() + ' free' }}</p>
    <button type="button" (click)="letIn()">Let one in</button>
    <button type="button" (click)="letIn(); letIn()">Let a pair in</button>
  `,
})
export default class Turnstile {
  free = input(0);
  seats: number | undefined;

  left(): number {
    return this.free();
  }

  letIn(): void {
    // The number changes, and nothing is drawn. Why?
    this.seats = (this.seats ?? this.free()) - 1;
  }
}
