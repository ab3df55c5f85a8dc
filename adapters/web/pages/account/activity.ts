import type { ToolCallPage } from '../../../../application/activity/tool-calls.ts';
import { TOOL_CALL_KEPT_DAYS, type ToolCallOutcome } from '../../../../domain/access/tool-call.ts';
import { HttpError } from '../../../http/errors/http-error.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { emptyState, tag } from '../../components/blocks.ts';
import { buttonLink } from '../../components/form.ts';
import { pageLinks, table } from '../../components/table.ts';
import { moment } from '../../components/values.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/activity';

/** What assistants asked, and when, page by page. */
export const ACTIVITY_ROUTES: readonly WebRoute[] = [ownRoute('GET', PLACE, show)];

async function show({ activity }: PageParts, request: SignedInRequest): Promise<void> {
  const before = beforeOf(request);
  const page = await activity.listToolCalls(request.visitor.user.id, before);
  const apps = buttonLink('Connect an assistant', '/account/apps', { look: 'plain' });
  showAccountPage(request, {
    place: PLACE,
    title: 'Activity',
    intro: html`What assistants asked about your money in the last ${TOOL_CALL_KEPT_DAYS} days. What they received is
not kept.`,
    body:
      page.calls.length === 0
        ? emptyState(before === undefined ? 'Nothing yet' : 'Nothing older', NOTHING, apps)
        : html`${callTable(page)}${pages(before, page)}`,
  });
}

const NOTHING = 'When a connected assistant uses one of the tools, it appears here within seconds.';

function callTable({ calls }: ToolCallPage): Html {
  const rows = calls.map(({ tool, clientId, clientName, at, outcome }) => [
    TOOL_LABELS[tool] ?? tool,
    clientId === null ? 'A token of the command line' : html`<bdi>${clientName ?? clientId}</bdi>`,
    moment(at),
    OUTCOMES[outcome],
  ]);
  return table('Activity', ['Asked for', 'By', 'When', 'Result'], rows);
}

const TOOL_LABELS: Readonly<Record<string, string>> = {
  get_account_balances: 'Account balances',
  get_transactions: 'Transactions',
  get_recurring_bills: 'Recurring bills',
  get_spending_by_category: 'Spending by category',
  unknown: 'A tool that does not exist',
};

const OUTCOMES: Readonly<Record<ToolCallOutcome, Html>> = {
  ok: tag('Answered', 'good'),
  invalid_arguments: tag('Misunderstood'),
  failed: tag('Failed', 'bad'),
};

function pages(before: number | undefined, { beforeId }: ToolCallPage): Html {
  const link = (label: string, query: string) => buttonLink(label, `${PLACE}${query}`, { look: 'plain' });
  return pageLinks(
    before === undefined ? undefined : link('Newest', ''),
    beforeId === undefined ? undefined : link('Older', `?before=${beforeId}`),
  );
}

/** Throws 404 for what is no id: only links of ours lead here. */
function beforeOf({ ctx }: SignedInRequest): number | undefined {
  const text = ctx.query['before'];
  if (text === undefined) return undefined;
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new HttpError(404, 'There is nothing at this address.');
  return id;
}
