/** React 18 knows `inert` only as a plain attribute: "" sets it, undefined removes it. */
export const inertIf = (isInert: boolean) => ({ inert: isInert ? '' : undefined });
