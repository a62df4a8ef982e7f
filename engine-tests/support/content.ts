/** The words by which a visitor finds things: who edits data/ need not edit these tests. */
import { readContent } from '../../browser-tests/support/formContent';
import { consentSchema } from '../../src/content/kinds/consent';
import { navigationSchema } from '../../src/content/kinds/navigation';
import { homeSchema, successSchema } from '../../src/content/kinds/pages';

export const consent = consentSchema.validateSync(readContent('consent.yaml'));
export const navigation = navigationSchema.validateSync(readContent('navigation.yaml'));
export const home = homeSchema.validateSync(readContent('pages/home.yaml'));
export const success = successSchema.validateSync(readContent('pages/success.yaml'));
