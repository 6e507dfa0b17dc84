import { syntaxTree } from '@codemirror/language';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { colours } from './codemirror-colours.ts';

/** In CSS pixels: a line, a character, the whole. */
const LINE = 2;
const CHAR = 1;
const WIDTH = 84;
const PADDING = 4;
const COLUMNS = (WIDTH - 2 * PADDING) / CHAR;

/** Answers the name of a colour where styles answer classes. */
const highlighter = tagHighlighter(colours.map(({ tag, name }) => ({ tag, class: name })));

type Run = { x: number; y: number; width: number; colour: string };
type Picture = { height: number; top: number; thumb: { y: number; height: number }; runs: Run[] };

/** The code in small, at the right, with a thumb over the lines that are in sight. It draws what fits, however long the code is. */
class Minimap {
  readonly #view: EditorView;
  readonly #dom = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #thumb = document.createElement('div');
  readonly #drawing = { key: this, read: () => this.#read(), write: (picture: Picture) => this.#write(picture) };
  #first = 0;

  constructor(view: EditorView) {
    this.#view = view;
    this.#dom.className = 'cm-minimap';
    this.#dom.setAttribute('aria-hidden', 'true');
    this.#thumb.className = 'cm-minimapThumb';
    this.#dom.append(this.#canvas, this.#thumb);
    this.#dom.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.#dom.setPointerCapture(event.pointerId);
      this.#scrollTo(event);
    });
    this.#dom.addEventListener('pointermove', (event) => {
      if (this.#dom.hasPointerCapture(event.pointerId)) this.#scrollTo(event);
    });
    view.dom.append(this.#dom);
    this.draw();
  }

  update({ docChanged, geometryChanged, viewportChanged, startState, state }: ViewUpdate): void {
    if (docChanged || geometryChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.draw();
  }

  draw(): void {
    this.#view.requestMeasure(this.#drawing);
  }

  destroy(): void {
    this.#dom.remove();
  }

  #scrollTo({ clientY }: PointerEvent): void {
    const { doc } = this.#view.state;
    const line = this.#first + (clientY - this.#dom.getBoundingClientRect().top - PADDING) / LINE;
    const { from } = doc.line(Math.min(doc.lines, Math.max(1, Math.round(line) + 1)));
    this.#view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  }

  #read(): Picture {
    const view = this.#view;
    const { doc } = view.state;
    const { scrollDOM: scroller } = view;
    const { scrollTop, clientHeight: height, scrollHeight } = scroller;
    const most = Math.floor((height - 2 * PADDING) / LINE);
    const share = scrollHeight > height ? scrollTop / (scrollHeight - height) : 0;
    this.#first = Math.round(Math.max(0, doc.lines - most) * share);
    const style = getComputedStyle(view.dom);
    const colourOf = new Map<string, string>();
    const colour = (name: string): string => {
      const known = colourOf.get(name) ?? style.getPropertyValue(name);
      colourOf.set(name, known);
      return known;
    };
    const runs: Run[] = [];
    const add = (from: number, to: number, name: string): void => {
      for (let at = from; at <= to;) {
        const line = doc.lineAt(at);
        const end = Math.min(to, line.to);
        for (const { index, 0: word } of line.text.slice(at - line.from, end - line.from).matchAll(/\S+/g)) {
          const column = at - line.from + index;
          const width = Math.min(word.length, COLUMNS - column);
          const y = PADDING + (line.number - 1 - this.#first) * LINE;
          if (width > 0) runs.push({ x: PADDING + column * CHAR, y, width: width * CHAR, colour: colour(name) });
        }
        at = line.to + 1;
      }
    };
    const { from } = doc.line(Math.min(doc.lines, this.#first + 1));
    const { to } = doc.line(Math.min(doc.lines, this.#first + Math.max(1, most)));
    let done = from;
    highlightTree(
      syntaxTree(view.state),
      highlighter,
      (start, end, name) => {
        if (start > done) add(done, start, '--ink');
        add(start, end, name.split(' ').at(-1) ?? '--ink');
        done = end;
      },
      from,
      to,
    );
    add(done, to, '--ink');
    const lineAt = (y: number): number => doc.lineAt(view.lineBlockAtHeight(y - view.documentPadding.top).from).number;
    const [above, below] = [lineAt(scrollTop), lineAt(scrollTop + height)];
    return {
      height,
      top: scroller.offsetTop,
      thumb: { y: PADDING + (above - 1 - this.#first) * LINE, height: (below - above + 1) * LINE },
      runs,
    };
  }

  #write({ height, top, thumb, runs }: Picture): void {
    const ratio = globalThis.devicePixelRatio;
    Object.assign(this.#canvas, { width: WIDTH * ratio, height: height * ratio });
    Object.assign(this.#canvas.style, { width: `${WIDTH}px`, height: `${height}px` });
    this.#dom.style.top = `${top}px`;
    Object.assign(this.#thumb.style, { top: `${thumb.y}px`, height: `${thumb.height}px` });
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    context.scale(ratio, ratio);
    context.globalAlpha = 0.75;
    for (const { x, y, width, colour } of runs) {
      context.fillStyle = colour;
      context.fillRect(x, y, width, LINE - 0.5);
    }
  }
}

export const minimap = [
  ViewPlugin.fromClass(Minimap, {
    eventObservers: {
      scroll() {
        this.draw();
      },
    },
  }),
  EditorView.theme({
    '.cm-scroller': { marginRight: `${WIDTH}px` },
    '.cm-minimap': {
      position: 'absolute',
      right: '0',
      bottom: '0',
      width: `${WIDTH}px`,
      overflow: 'hidden',
      cursor: 'pointer',
      touchAction: 'none',
    },
    '.cm-minimapThumb': {
      position: 'absolute',
      insetInline: '0',
      backgroundColor: 'color-mix(in srgb, var(--ink-3) 16%, transparent)',
    },
    '.cm-minimap:hover .cm-minimapThumb': { backgroundColor: 'color-mix(in srgb, var(--ink-3) 26%, transparent)' },
  }),
];
