import {
  type SchoolImport,
  type SchoolImportRow,
  useApplySchoolImport,
  useDiscardSchoolImport,
  useGetSchoolImport,
  useListSchoolImportRows,
} from '@hwjy/sdk'
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Progress,
  SegmentedControl,
  Skeleton,
  StatusPill,
  Table,
  type TableColumn,
} from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import * as css from '../office.css.ts'
import { tableProblem } from '../table-problem.tsx'
import { importTone, isUnderWay, shownState } from './import-tone.ts'

const ASK_AGAIN_MS = 1_000
const PAGE_SIZE = 50

/** One import from the file to its end: what was found, row by row, and the decision to carry it out. */
export function ImportReport({ importId, onClose }: { importId: string; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const query = useGetSchoolImport(
    { importId },
    { query: { refetchInterval: ({ state: { data } }) => data && isUnderWay(data.state) && ASK_AGAIN_MS } },
  )
  const { data } = query
  if (!data) {
    return (
      <NoAnswer
        query={query}
        action={<Button onClick={onClose}>{t('imports.back')}</Button>}
        waiting={
          <Waiting>
            <Skeleton shape="box" height="14rem" />
          </Waiting>
        }
      />
    )
  }
  return (
    <>
      <Summary schoolImport={data} onClose={onClose} onRefused={() => void query.refetch()} />
      {data.rows > 0 && data.state !== 'reading' && (
        <Rows key={data.state} importId={importId} isOver={data.state === 'done'} hasBad={data.bad > 0} />
      )}
    </>
  )
}

interface SummaryProps {
  schoolImport: SchoolImport
  onClose: () => void
  /** The import is no longer as it is shown: it was carried out or discarded elsewhere. */
  onRefused: () => void
}

function Summary({ schoolImport, onClose, onRefused }: SummaryProps) {
  const { t } = useTranslation('schoolOffice')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: apply } = useApplySchoolImport(atOnce)
  const { mutateAsync: discard } = useDiscardSchoolImport(atOnce)
  const { importId, fileName, format, encoding, tables, unreadColumns, state, failure, rows, good, bad, done } =
    schoolImport
  const shown = shownState(schoolImport)
  const carryOut = async (mode: 'all' | 'good') => {
    if (!(await run(() => apply({ data: { importId, mode } })))) onRefused()
  }
  const throwAway = async () => {
    if (await run(() => discard({ data: { importId } }))) onClose()
    else onRefused()
  }
  // Rows that were carried out no longer count as good ones.
  const toDo = good + done
  return (
    <Card asChild padding="lg" className={css.card}>
      <section aria-label={fileName}>
        <div className={css.cardHead}>
          <h2 className={css.cardTitle}>{fileName}</h2>
          <StatusPill tone={importTone[shown]} isLive={isUnderWay(state)}>
            {t(`imports.states.${shown}`)}
          </StatusPill>
        </div>
        <dl className={css.facts}>
          {format !== null && (
            <>
              <dt>{t('imports.format')}</dt>
              <dd>{[format.toUpperCase(), encoding].filter(Boolean).join(' · ')}</dd>
            </>
          )}
          {tables.length > 0 && (
            <>
              <dt>{t('imports.table')}</dt>
              <dd>{tables.map((table) => t(`tables.${table}`)).join(', ')}</dd>
            </>
          )}
          <dt>{t('imports.found')}</dt>
          <dd>
            {state === 'done'
              ? t('imports.foundAfter', { rows, bad })
              : t('imports.foundRows', { rows, good: toDo, bad })}
          </dd>
        </dl>
        {state === 'reading' && <Progress label={t('imports.states.reading')} value={null} />}
        {state === 'applying' && (
          <>
            <Progress label={t('imports.states.applying')} value={done} max={Math.max(toDo, 1)} />
            <p aria-live="polite" className={css.muted}>
              {t('imports.doneOf', { done, good: toDo })}
            </p>
          </>
        )}
        {failure !== null && <Banner tone="danger">{t(`imports.failures.${failure}`)}</Banner>}
        {state === 'done' && (
          <Banner tone="success">
            {t('imports.result', {
              created: schoolImport.created,
              changed: schoolImport.changed,
              unchanged: schoolImport.unchanged,
            })}
          </Banner>
        )}
        {state === 'checked' && bad > 0 && (
          <Banner tone="warning">{t(good > 0 ? 'imports.hasBad' : 'imports.allBad', { count: bad })}</Banner>
        )}
        {unreadColumns.length > 0 && (
          <Banner tone="warning">
            {t('imports.unread', { count: unreadColumns.length, columns: unreadColumns.join(', ') })}
          </Banner>
        )}
        <CallNotice problem={problem} />
        <div className={css.actions}>
          <Button onClick={onClose}>{t('imports.back')}</Button>
          {state === 'checked' && (
            <>
              <Button tone="quiet" isBusy={isBusy} onClick={() => void throwAway()}>
                {t('imports.discard')}
              </Button>
              {good > 0 && (
                <Button tone="primary" isBusy={isBusy} onClick={() => void carryOut(bad > 0 ? 'good' : 'all')}>
                  {t(bad > 0 ? 'imports.applyGood' : 'imports.applyAll', { count: good })}
                </Button>
              )}
            </>
          )}
        </div>
      </section>
    </Card>
  )
}

const tones = { good: 'success', bad: 'danger', created: 'success', changed: 'accent', unchanged: 'neutral' } as const

function Rows({ importId, isOver, hasBad }: { importId: string; isOver: boolean; hasBad: boolean }) {
  const { t } = useTranslation('schoolOffice')
  const [shown, setShown] = useState<'all' | 'bad'>(hasBad && !isOver ? 'bad' : 'all')
  const [current, setCurrent] = useState(1)
  const rows = useListSchoolImportRows(
    { importId, current, size: PAGE_SIZE, ...(shown === 'bad' && { state: 'bad' as const }) },
    // Rows are shown anew with each state of the import, and the state of each row has changed with it.
    { query: { refetchOnMount: 'always' } },
  )
  const columns: TableColumn<SchoolImportRow>[] = [
    { id: 'line', header: t('imports.line'), cell: ({ line }) => line, width: '5rem' },
    {
      id: 'label',
      header: t('imports.row'),
      cell: ({ label, table }) => (label === '' ? t(`tables.${table}`) : label),
    },
    {
      id: 'state',
      header: t('people.state'),
      cell: ({ state }) => <StatusPill tone={tones[state]}>{t(`imports.rowStates.${state}`)}</StatusPill>,
    },
    {
      id: 'problems',
      header: t('imports.problems'),
      cell: ({ problems }) =>
        problems.length > 0 && (
          <ul>
            {problems.map(({ field, reason, value, allowed, otherLine }) => (
              <li key={`${field} ${reason} ${value}`}>
                {field !== '' && <span className={css.code}>{field}</span>}
                {field !== '' && ': '}
                {t(`imports.reasons.${reason}`)}
                {otherLine !== undefined && ` (${t('imports.otherLine', { line: otherLine })})`}
                {value !== '' && <span className={css.muted}>{` (${value})`}</span>}
                {allowed !== undefined && <span>{` · ${t('imports.allowed', { allowed })}`}</span>}
              </li>
            ))}
          </ul>
        ),
    },
  ]
  return (
    <section className={css.panel}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{t('imports.report')}</h2>
        <SegmentedControl
          size="sm"
          label={t('imports.shown')}
          value={shown}
          onValueChange={(next) => {
            setShown(next)
            setCurrent(1)
          }}
          options={[
            { value: 'all', label: t('imports.allRows') },
            { value: 'bad', label: t('imports.badRows') },
          ]}
        />
      </div>
      <Table
        label={t('imports.report')}
        columns={columns}
        rows={rows.data?.records}
        rowId={({ line, table }) => `${table} ${line}`}
        rowName={({ line }) => String(line)}
        isBusy={rows.isPlaceholderData}
        error={tableProblem(rows)}
        empty={<EmptyState drawing="search" title={t('imports.noBad')} description={t('imports.noBadText')} />}
        pagination={
          rows.data && rows.data.pages > 1
            ? { page: current, pageSize: PAGE_SIZE, total: rows.data.total, onPageChange: setCurrent }
            : undefined
        }
      />
    </section>
  )
}
