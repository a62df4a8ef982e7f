/** Holds a form against everything that can become of its call: one test per line. Specification 8. */
import { MAIN_LANGUAGE } from '../../src/content/languages';
import { isWhole } from './extent';
import {
  emptied,
  fillIn,
  isReady,
  leadsAway,
  payloadOf,
  restoreButton,
  sendButton,
  valuesOf,
  withoutPassword,
  type FormUnderTest,
} from './forms';
import {
  expectHealthy,
  keptByBrowser,
  toastsShown,
  type FormSuite,
  type FormVisit,
} from './formVisit';
import type { ShownToast } from './recordToasts';
import {
  answers,
  breakdowns,
  unsent,
  type AnswerName,
  type Breakdown,
  type BreakdownName,
} from './serverAnswers';
import type { StandIn } from './standIn';

/** What the visitor gets. */
export interface Outcome {
  isSuccess: boolean;
  /** Undefined where a success says nothing. */
  says?: string;
}

export const succeeds = (says?: string): Outcome => ({ isSuccess: true, says });
export const fails = (says: string): Outcome => ({ isSuccess: false, says });

/** What a form says and does on each answer and breakdown, and where no request can be made. */
export interface OutcomeTable {
  /** What follows a real success. */
  success: Outcome;
  answers: Record<AnswerName, Outcome>;
  breakdowns: Record<BreakdownName, Outcome>;
  unsent: Outcome;
}

const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table).filter((key): key is Extract<keyof Table, string> => key in table);

const inWords = ({ says }: Outcome): string => says?.slice(0, 60) ?? 'leads to the home page';

const toastsOf = ({ isSuccess, says }: Outcome): ShownToast[] =>
  says === undefined ? [] : [{ role: isSuccess ? 'status' : 'alert', text: says }];

/** The outcome is said once, on the screen and to screen readers, and the form is as it should be. */
async function expectOutcome(
  form: FormUnderTest,
  { page }: FormVisit,
  outcome: Outcome,
  former: ShownToast[] = [],
): Promise<void> {
  const { isSuccess, says } = outcome;
  const toasts = [...former, ...toastsOf(outcome)];
  if (says === undefined) await page.waitForURL(form.home);
  else {
    await toastsShown(page, toasts.length);
    await page.getByLabel(form.words.toasts).getByText(says, { exact: true }).last().waitFor();
  }
  expect(await toastsShown(page, toasts.length)).toEqual(toasts);
  expect((await keptByBrowser(page)).includes(form.mark)).toBe(!isSuccess);
  if (says === undefined) return;
  const isCleared = isSuccess || form.name === 'contact';
  expect(await valuesOf(page, form)).toEqual(isCleared ? emptied(form) : form.values);
}

/** What was typed is there or comes back, and the next submit arrives whole. */
async function expectUsable(
  form: FormUnderTest,
  visit: FormVisit,
  former: Outcome,
  success: Outcome,
): Promise<void> {
  const { page } = visit;
  let shown = toastsOf(former);
  if (former.isSuccess) {
    if (leadsAway(form)) {
      await page.goto(form.path);
      await isReady(page);
      shown = [];
    }
    await fillIn(page, form);
  } else if (form.name === 'contact') {
    await restoreButton(page, form).click();
  }
  expect(await valuesOf(page, form)).toEqual(form.values);
  await sendButton(page, form).click();
  await expectOutcome(form, visit, success, shown);
}

/** Lines that stand for the others: jsdom reads every line, the browser shows that one arrives. */
const ANSWERS_THAT_STAND_FOR_ALL: readonly AnswerName[] = [
  '200',
  '201',
  '204',
  '500',
  '200 without a body',
  '200, success false',
  '400, message with markup',
  '502 with HTML',
];
const BREAKDOWNS_THAT_STAND_FOR_ALL: readonly BreakdownName[] = [
  'refused connection',
  'broken off in the body of 200',
  'CORS: answer not readable',
];

/** A line of a table: what becomes of the call, and what follows. */
interface Row {
  title: string;
  fault: Breakdown;
  outcome: Outcome;
  standsForAll: boolean;
}

/** Each push tests a part of the table; in other languages than the main one, each outcome once. */
function rowsToTest(rows: readonly Row[], { language }: FormUnderTest): readonly Row[] {
  if (isWhole) return rows;
  const part = rows.filter(({ standsForAll }) => standsForAll);
  if (language === MAIN_LANGUAGE) return part;
  return [...new Map(part.map((row) => [row.outcome.says, row])).values()];
}

/** One test for each line of `table`, in the browser and over real HTTP. */
export function testOutcomes(suite: FormSuite, form: FormUnderTest, table: OutcomeTable): void {
  const { call, values } = form;

  async function testOutcome({ begin, end }: Breakdown, outcome: Outcome): Promise<void> {
    const standIn = suite.standIn();
    await suite.visitAgain(form, async (visit) => {
      await fillIn(visit.page, form);
      await begin(visit, standIn, call);
      try {
        await sendButton(visit.page, form).click();
        await expectOutcome(form, visit, outcome);
        await expectHealthy(visit);
      } finally {
        await end?.(visit);
      }
      await standIn.mend();
      const before = (await standIn.requests(call)).length;
      expect(before).toBeLessThan(2);
      await expectUsable(form, visit, outcome, table.success);
      await expectHealthy(visit);
      expect(await standIn.requests(call)).toHaveLength(before + 1);
      const { [call]: arrived } = await standIn.inbox();
      const expected = form.name === 'login' ? { succeeded: true } : payloadOf(values);
      expect(arrived).toMatchObject([withoutPassword(expected)]);
    });
  }

  const rows: Row[] = [
    ...keysOf(answers).map((name) => ({
      title: `answered ${name}`,
      fault: {
        begin: (_visit: FormVisit, standIn: StandIn) => standIn.break(call, answers[name]),
      },
      outcome: table.answers[name],
      standsForAll: ANSWERS_THAT_STAND_FOR_ALL.includes(name),
    })),
    ...keysOf(breakdowns).map((name) => ({
      title: `not answered, ${name}`,
      fault: breakdowns[name],
      outcome: table.breakdowns[name],
      standsForAll: BREAKDOWNS_THAT_STAND_FOR_ALL.includes(name),
    })),
    { title: 'not sent at all', fault: unsent, outcome: table.unsent, standsForAll: true },
  ];

  test.each(rowsToTest(rows, form).map((row) => [row.title, inWords(row.outcome), row] as const))(
    '%s: %s',
    (_title, _outcome, { fault, outcome }) => testOutcome(fault, outcome),
  );
}
