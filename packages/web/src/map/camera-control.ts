import type { Insets } from './board-types.ts';
import {
  between,
  type Camera,
  centreOn,
  clampCamera,
  fitZoom,
  minZoom,
  NEAR_ZOOM,
  NO_INSETS,
  SHEET,
  type Size,
  sees,
  viewBox,
  zoomAt,
} from './camera.ts';
import type { Box } from './geometry.ts';

const FLIGHT_MS = 360;
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/**
 * Moves the view. During a gesture or a flight the painted picture is moved as a whole by a CSS transform; the layers are
 * painted again only when it rests.
 */
export class CameraControl {
  private resting: Camera = { x: 0, y: 0, zoom: 0.5 };
  private live: Camera = this.resting;
  private size: Size = { w: 0, h: 0 };
  private free: Insets = NO_INSETS;
  private root: HTMLElement | null = null;
  private flight = 0;
  /** Whether a view was asked for: the first appears without a flight. */
  private revealed = false;
  /** What to show as soon as the board has a size. */
  private pending: Box | null = null;
  private readonly watchers = new Set<() => void>();

  /** The camera when nothing moves. */
  readonly get = (): Camera => this.resting;
  readonly getSize = (): Size => this.size;
  readonly getFree = (): Insets => this.free;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** The element that holds the layers. */
  attach(root: HTMLElement | null): void {
    this.root = root;
  }

  /** The covered part of the board has changed: nothing jumps, but a view of the whole sheet is fitted again. */
  setInsets(free: Insets): void {
    const whole = this.resting.zoom <= minZoom(this.size, this.free) * 1.01;
    this.free = free;
    if (this.size.w === 0) return;
    if (whole) this.live = this.whole();
    this.rest();
  }

  /** The board has a new size: the middle of the view stays; the first time the whole sheet is shown. */
  resize(size: Size): void {
    if (size.w === 0 || size.h === 0) return;
    const first = this.size.w === 0;
    const whole = this.resting.zoom <= minZoom(this.size, this.free) * 1.01;
    const { x, y, zoom } = this.resting;
    const dx = (this.size.w - size.w) / 2 / zoom;
    const dy = (this.size.h - size.h) / 2 / zoom;
    this.size = size;
    this.live = first || whole ? this.whole() : { x: x + dx, y: y + dy, zoom };
    this.rest();
    if (this.pending !== null) this.reveal(this.pending, false);
    this.pending = null;
  }

  /** Moves the picture; `rest` must follow. */
  move(next: Camera): void {
    cancelAnimationFrame(this.flight);
    this.show(next);
  }

  pan(dx: number, dy: number): void {
    const { x, y, zoom } = this.live;
    this.move({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  zoom(factor: number, px: number, py: number): void {
    const zoom = clampCamera({ ...this.live, zoom: this.live.zoom * factor }, this.size, this.free).zoom;
    this.move(zoomAt(this.live, zoom, px, py));
  }

  rest(): void {
    this.resting = clampCamera(this.live, this.size, this.free);
    this.live = this.resting;
    this.write();
    for (const watcher of [...this.watchers]) watcher();
  }

  flyTo(target: Camera, smooth: boolean): void {
    cancelAnimationFrame(this.flight);
    const goal = clampCamera(target, this.size, this.free);
    if (!smooth || this.size.w === 0) {
      this.live = goal;
      this.rest();
      return;
    }
    const start = this.live;
    const began = performance.now();
    const frame = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / FLIGHT_MS));
      this.show(between(start, goal, easeOut(t), this.size));
      if (t < 1) this.flight = requestAnimationFrame(frame);
      else this.rest();
    };
    this.flight = requestAnimationFrame(frame);
  }

  step(factor: number, smooth: boolean): void {
    this.glideZoom(factor, this.size.w / 2, this.size.h / 2, smooth);
  }

  glideZoom(factor: number, px: number, py: number, smooth: boolean): void {
    const zoom = clampCamera({ ...this.live, zoom: this.live.zoom * factor }, this.size, this.free).zoom;
    this.flyTo(zoomAt(this.live, zoom, px, py), smooth);
  }

  fit(smooth: boolean): void {
    this.flyTo(this.whole(), smooth);
  }

  /** Brings a box into view; does nothing when it is seen well enough. */
  reveal(box: Box, smooth: boolean): void {
    const first = !this.revealed;
    this.revealed = true;
    if (this.size.w === 0) {
      this.pending = box;
      return;
    }
    const fitting = fitZoom(box, this.size, this.free);
    const nearest = Math.min(NEAR_ZOOM, fitting);
    const near = this.live.zoom >= nearest * 0.85;
    if (near && sees(this.live, box, this.size, this.free)) return;
    const zoom = near ? Math.min(this.live.zoom, fitting) : nearest;
    this.flyTo(centreOn(box, zoom, this.size, this.free), smooth && !first);
  }

  /** Brings a box into view without zooming. */
  follow(box: Box, smooth: boolean): void {
    if (sees(this.live, box, this.size, this.free)) return;
    this.flyTo(centreOn(box, this.live.zoom, this.size, this.free), smooth);
  }

  centre(box: Box, smooth: boolean): void {
    const zoom = Math.max(this.live.zoom, Math.min(NEAR_ZOOM, 1));
    this.flyTo(centreOn(box, zoom, this.size, this.free), smooth);
  }

  /** Puts a point of the sheet in the middle of the view. */
  moveTo(x: number, y: number): void {
    this.live = centreOn([x, y, x, y], this.live.zoom, this.size, this.free);
    this.rest();
  }

  private whole(): Camera {
    return centreOn(SHEET, fitZoom(SHEET, this.size, this.free), this.size, this.free);
  }

  private show(next: Camera): void {
    this.live = clampCamera(next, this.size, this.free);
    if (this.root === null) return;
    const { x, y, zoom } = this.live;
    const from = this.resting;
    this.root.style.transform = `translate(${(from.x - x) * zoom}px, ${(from.y - y) * zoom}px) scale(${zoom / from.zoom})`;
  }

  private write(): void {
    if (this.root === null) return;
    const { zoom } = this.resting;
    this.root.style.transform = '';
    this.root.style.setProperty('--pixel', String(1 / zoom));
    this.root.style.setProperty('--line-scale', String(Math.max(0.62, 1 / Math.sqrt(Math.max(zoom, 0.36)))));
    for (const sheet of this.root.children) {
      if (sheet instanceof SVGSVGElement) sheet.setAttribute('viewBox', viewBox(this.resting, this.size));
    }
  }
}
