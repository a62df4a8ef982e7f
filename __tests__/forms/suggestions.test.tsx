import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { LeadForm } from '../../src/forms/LeadForm';
import { answer } from '../support/fakeFetch';
import { leadContent } from '../support/formContent';
import { field, send } from '../support/forms';
import {
  press,
  renderForm,
  settle,
  setUpTab,
  type View,
  withToasts,
  write,
} from '../support/renderForm';
import { siteQuery } from '../support/siteContent';

const network = setUpTab();
// React's server renderer warns about layout effects, which Formik uses in jsdom.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const service = () => field('Service');
const name = () => field('Name');

const suggesting = (suggested?: string) => <LeadForm content={leadContent()} service={suggested} />;

let view: View;

async function open(suggested?: string): Promise<void> {
  view = await renderForm(suggesting(suggested));
}

async function goTo(suggested?: string): Promise<void> {
  view.leave();
  view.show(suggesting(suggested));
  await settle();
}

async function reload(suggested?: string): Promise<void> {
  view.unmount();
  await open(suggested);
}

async function openFilledIn(chosen: string, suggested: string): Promise<void> {
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  const page = withToasts(suggesting(suggested));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  service().value = chosen;
  view = await renderForm(suggesting(suggested), { container, hydrate: true });
}

const choose = (value: string) => view.user.selectOptions(service(), value);

describe('a suggested service', () => {
  it('is selected before scripts load', () => {
    jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
    const container = document.createElement('div');
    container.innerHTML = renderToString(withToasts(suggesting('Sailing')));
    expect(container.querySelector('select')).toHaveValue('Sailing');
  });

  it('gives way to the next page’s suggestion even after the visitor has typed a name', async () => {
    await open('Sailing');
    await write(view.user, name(), 'Ada');
    await goTo('Rowing');
    expect([name(), service()].map(({ value }) => value)).toEqual(['Ada', 'Rowing']);
    await goTo();
    expect([name(), service()].map(({ value }) => value)).toEqual(['Ada', '']);
  });

  it('gives way to another suggestion on the same page', async () => {
    await open('Sailing');
    view.show(suggesting('Rowing'));
    await settle();
    expect(service()).toHaveValue('Rowing');
  });

  it('is there after a reload and is sent', async () => {
    await open('Sailing');
    await write(view.user, name(), 'Ada');
    await write(view.user, field('Company email'), 'ada@example.com');
    await view.user.click(field('I accept the Policy.'));
    await reload('Sailing');
    network.plan(answer(200));
    await press(send());
    expect(network.requests[0]?.payload).toMatchObject({ service: 'Sailing' });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a service that the visitor chose', () => {
  it.each(['Rowing', 'Sailing'])(
    'stays selected on other pages and after a reload: %s',
    async (chosen) => {
      await open('Sailing');
      // A manual choice counts even if it equals the suggestion.
      await choose('Rowing');
      await choose(chosen);
      for (const next of ['Rowing', 'Sailing', undefined]) {
        await goTo(next);
        expect(service()).toHaveValue(chosen);
      }
      await reload('Rowing');
      expect(service()).toHaveValue(chosen);
    },
  );

  it('wins over the suggestion if it was chosen before the scripts arrived', async () => {
    await openFilledIn('Rowing', 'Sailing');
    expect(service()).toHaveValue('Rowing');
    await goTo('Sailing');
    expect(service()).toHaveValue('Rowing');
  });

  it('stays empty if the visitor removed the suggestion, also after a reload', async () => {
    await open('Sailing');
    await choose('');
    await reload('Sailing');
    expect(service()).toHaveValue('');
  });
});
