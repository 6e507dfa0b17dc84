import { css, html, LitElement } from 'lit';

/** A button that says when it is pressed, with its words in its slot. */
class LetIn extends LitElement {
  static properties = { count: { type: Number } };

  constructor() {
    super();
    this.count = 1;
  }

  render() {
    return html`<button @click=${this.press}><slot></slot></button>`;
  }

  press() {
    this.dispatchEvent(new CustomEvent('let-in', { detail: this.count }));
  }
}
customElements.define('let-in', LetIn);

export default class Turnstile extends LitElement {
  static properties = { free: { type: Number } };

  static styles = css`
    .said {
      color: rgb(1, 2, 3);
    }
  `;

  letIn({ detail }) {
    this.free = Math.max(0, this.free - detail);
  }

  render() {
    return html`
      <p class="said">${this.free === 0 ? 'Full' : `${this.free} free`}</p>
      <let-in @let-in=${this.letIn}>Let one in</let-in>
      <let-in count="2" @let-in=${this.letIn}>Let a pair in</let-in>
    `;
  }
}
customElements.define('turn-stile', Turnstile);
