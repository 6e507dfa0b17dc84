import { html, LitElement } from 'lit';

export default class Turnstile extends LitElement {
  static properties = { free: { type: Number } };

  letIn() {
    // The number changes, and nothing is drawn. Why?
    this.seats -= 1;
  }

  render() {
    this.seats ??= this.free;
    return html`
      <p>${this.seats === 0 ? 'Full' : `${this.seats} free`}</p>
      <button @click=${this.letIn}>Let one in</button>
      <button @click=${() => (this.letIn(), this.letIn())}>Let a pair in</button>
    `;
  }
}
customElements.define('turn-stile', Turnstile);
