/** jsdom lays nothing out: no element has a box, shown or not. */
import { styleOf } from './viewport';

const isShown = (element: Element | null): boolean =>
  element === null || (styleOf(element).display !== 'none' && isShown(element.parentElement));

const listOf = (rects: DOMRect[]): DOMRectList =>
  Object.assign(rects, { item: (index: number) => rects[index] ?? null });

/** Gives a box to each element that no style or attribute hides. Ends with `jest.restoreAllMocks`. */
export function stubBoxes(): void {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return listOf(isShown(this) ? [this.getBoundingClientRect()] : []);
  });
}
