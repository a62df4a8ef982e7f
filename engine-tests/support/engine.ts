/** What the tests need of a browser. Firefox and WebKit fulfil it, each by its own protocol. */

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface WindowSize {
  width: number;
  height: number;
}

export interface TabOptions {
  window: WindowSize;
  /** The visitor has asked the system for less motion. */
  wantsLessMotion: boolean;
}

/** Keys that do more than write a character. */
export type KeyName = 'Enter' | 'Escape' | 'Space' | 'Tab';

/** The tab of one visitor, whose storage nobody shares. Its pointer and keys are as real as the browser allows. */
export interface Tab {
  /** Opens an address, and returns when the page has loaded. */
  goTo: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Presses the browser's Back button; the page may come later. */
  goBack: () => Promise<void>;
  /** The value of an expression in the page, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  movePointer: (to: Point) => Promise<void>;
  press: (at: Point) => Promise<void>;
  /** Turns the wheel over a place, by this many pixels; the page may scroll later. */
  turnWheel: (at: Point, down: number) => Promise<void>;
  /** Types characters into what has the focus; a line break is the Enter key. */
  type: (text: string) => Promise<void>;
  pressKey: (key: KeyName) => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  open: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}
