/** False for a page saved to disk, which has its text only (SingleFile 898). */
export const isServed = (): boolean => location.protocol.startsWith('http');
