import type { AreaId, NationId } from '@bretwalda/engine';
import type { CameraControl } from './camera-control.ts';

export interface Hit {
  readonly area: AreaId;
  readonly nation: NationId | null;
}

export interface GestureEvents {
  readonly pick: (hit: Hit) => void;
  readonly inspect: (area: AreaId) => void;
  readonly hover: (area: AreaId | null, at: { readonly x: number; readonly y: number } | null) => void;
  /** Whether a double click there does something else than zoom in. */
  readonly isActive: (hit: Hit) => boolean;
  /** Whether the view may glide. */
  readonly smooth: () => boolean;
}

/** How far a pointer may move and still click, in pixels. */
const TREMBLE = 6;
const LONG_PRESS_MS = 480;
const WHEEL_REST_MS = 140;

/** The area and stack under an event. */
export function hitOf(event: Event): Hit | null {
  const target = event.target instanceof Element ? event.target.closest('[data-area]') : null;
  if (target === null) return null;
  return {
    area: target.getAttribute('data-area') as AreaId,
    nation: target.getAttribute('data-nation') as NationId | null,
  };
}

interface Finger {
  x: number;
  y: number;
}

/** Drag, wheel, pinch, click, double click, long press and right click on the board. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };
  private moved = false;
  private pressed: Hit | null = null;
  private longPress = 0;
  private wheelRest = 0;
  private hoverFrame = 0;
  private readonly element: HTMLElement;
  private readonly camera: CameraControl;
  private readonly events: GestureEvents;

  constructor(element: HTMLElement, camera: CameraControl, events: GestureEvents) {
    this.element = element;
    this.camera = camera;
    this.events = events;
  }

  /** Returns how to stop listening. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ) => this.element.addEventListener(type, listener, { signal, passive });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.lift(event));
    on('pointercancel', (event) => this.lift(event));
    on('pointerleave', (event) => event.pointerType === 'mouse' && this.leave());
    on('click', (event) => this.click(event));
    on('contextmenu', (event) => this.menu(event), false);
    on('wheel', (event) => this.wheel(event), false);
    return () => {
      stop.abort();
      clearTimeout(this.longPress);
      clearTimeout(this.wheelRest);
      cancelAnimationFrame(this.hoverFrame);
    };
  }

  private local(event: MouseEvent): Finger {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = this.local(event);
    this.fingers.set(event.pointerId, at);
    clearTimeout(this.longPress);
    if (this.fingers.size > 1) {
      this.moved = true;
      return;
    }
    this.start = at;
    this.moved = false;
    this.pressed = hitOf(event);
    const { pressed } = this;
    if (event.pointerType !== 'mouse' && pressed !== null) {
      this.longPress = window.setTimeout(() => {
        this.moved = true;
        this.events.inspect(pressed.area);
      }, LONG_PRESS_MS);
    }
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const at = this.local(event);
    if (before === undefined) {
      if (event.pointerType !== 'touch') this.hover(event);
      return;
    }
    if (!this.moved && Math.hypot(at.x - this.start.x, at.y - this.start.y) < TREMBLE) return;
    if (!this.moved) this.beginDrag(event);
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, at);
    else if (this.fingers.size === 1) this.camera.pan(at.x - before.x, at.y - before.y);
    this.fingers.set(event.pointerId, at);
  }

  private beginDrag(event: PointerEvent): void {
    clearTimeout(this.longPress);
    this.moved = true;
    this.element.setPointerCapture(event.pointerId);
    this.element.dataset.dragging = '';
    this.events.hover(null, null);
    // Begin where the pointer is now, not where it was pressed, so that the map does not jump.
    this.fingers.set(event.pointerId, this.local(event));
  }

  private pinch(id: number, before: Finger, at: Finger): void {
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (other === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(at.x - other.x, at.y - other.y);
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 10) this.camera.zoom(now / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  private lift(event: PointerEvent): void {
    clearTimeout(this.longPress);
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size > 0) return;
    delete this.element.dataset.dragging;
    if (this.moved) this.camera.rest();
  }

  private click(event: MouseEvent): void {
    const hit = hitOf(event);
    if (this.moved || hit === null) return;
    if (event.detail > 1 && !this.events.isActive(hit)) {
      const at = this.local(event);
      this.camera.glideZoom(1.7, at.x, at.y, this.events.smooth());
      return;
    }
    this.events.pick(hit);
  }

  private menu(event: MouseEvent): void {
    event.preventDefault();
    const hit = hitOf(event);
    const byMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse';
    if (hit !== null && byMouse) this.events.inspect(hit.area);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.local(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const speed = event.ctrlKey ? 0.012 : 0.0016;
    this.camera.zoom(Math.exp(-event.deltaY * lines * speed), at.x, at.y);
    clearTimeout(this.wheelRest);
    this.wheelRest = window.setTimeout(() => this.camera.rest(), WHEEL_REST_MS);
  }

  private hover(event: PointerEvent): void {
    const hit = hitOf(event);
    cancelAnimationFrame(this.hoverFrame);
    this.hoverFrame = requestAnimationFrame(() =>
      this.events.hover(hit?.area ?? null, hit && { x: event.clientX, y: event.clientY }),
    );
  }

  private leave(): void {
    cancelAnimationFrame(this.hoverFrame);
    this.events.hover(null, null);
  }
}
