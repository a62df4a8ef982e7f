/** @jest-environment node */
/** /admin and the handbook mark the fields that the contract tests guard. */
import { formFields } from '../../plugins/gatsby-plugin-content-admin/src/forms/fields';
import { fieldsPage } from '../../scripts/handbook/fieldsPage';
import { kindNamed } from '../../src/content/kinds';
import { fieldOf } from '../../src/content/model/introspect';

it('the handbook and /admin mark the fields that the owner’s specification fixes', () => {
  const lines = fieldsPage().split('\n');
  expect(lines.find((line) => line.includes('**Privacy unticked**'))).toContain('🔒 8.');
  expect(lines.find((line) => line.includes('**First line of the services**'))).not.toContain('🔒');
  const title = formFields(fieldOf(kindNamed('error').schema)).find(({ name }) => name === 'title');
  expect(title).toMatchObject({
    hint: expect.stringContaining('section 8 of the owner’s specification'),
  });
});
