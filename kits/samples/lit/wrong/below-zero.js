// fails: it never goes below zero
import { html, LitElement } from 'lit';

export default class Turnstile extends LitElement {
  static properties = { free: { type: Number } };

  letIn() {
    this.free -= 1;
  }

  render() {
    return html`
      <p>${this.free === 0 ? 'Full' : `${this.free} free`}</p>
      <button @click=${this.letIn}>Let one in</button>
      <button @click=${() => (this.letIn(), this.letIn())}>Let a pair in</button>
    `;
  }
}
customElements.define('turn-stile', Turnstile);
