import type { Phase } from '../../theme/theme';

/** Listen, Respond, Succeed. Brief, section 1. */
export const phaseOrder: readonly Phase[] = ['listen', 'respond', 'succeed'];
