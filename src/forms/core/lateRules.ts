import { useMemo } from 'react';
import type { ISchema } from 'yup';
import type { CallName, Payload } from '../../backend/calls';

/** A yup schema that validates the values of a form and casts them to what its call sends. */
export type Rules = ISchema<Payload<CallName>>;

/** The rules of a form, which load when they are first asked for. */
export interface LateRules {
  isHere: () => boolean;
  /** Rejects if the rules do not arrive; the next call tries again. */
  load: () => Promise<Rules>;
}

/** The rules that a form's `schema` returns for its words. */
export function useLateRules<Content>(
  definition: { schema: (content: Content) => Promise<Rules> },
  content: Content,
): LateRules {
  return useMemo(() => {
    let rules: Rules | undefined;
    return {
      isHere: () => rules !== undefined,
      load: async () => (rules ??= await definition.schema(content)),
    };
  }, [definition, content]);
}
