import {
  type SchoolJob,
  type SchoolStorage,
  useGetSchoolStorage,
  useListSchoolJobs,
  useRetrySchoolJob,
} from '@hwjy/sdk'
import { Button, Card, Chart, EmptyState, Select, Skeleton, StatusPill, Table, type TableColumn } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { useAddressFilter } from '../../../shared/list-page/use-address-filter.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { sizeText } from '../../../shared/size-text.ts'
import { dateTimeText } from '../date-time-text.ts'
import { NoneFound } from '../none-found.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { tableProblem } from '../table-problem.tsx'
import { Services } from './services.tsx'

export default function SystemPage() {
  const { t } = useTranslation('schoolOffice')
  const storage = useGetSchoolStorage()
  return (
    <OfficeFrame title={t('sections.system')}>
      <section className={css.panel}>
        <h2 className={css.cardTitle}>{t('storage.title')}</h2>
        {storage.data ? (
          <Storage storage={storage.data} />
        ) : (
          <NoAnswer
            query={storage}
            waiting={
              <Waiting>
                <Skeleton shape="box" height="16rem" />
              </Waiting>
            }
          />
        )}
      </section>
      <Services />
      <Jobs />
    </OfficeFrame>
  )
}

function Storage({ storage: { usedBytes, quotaBytesPerPerson, freeBytes, people } }: { storage: SchoolStorage }) {
  const { t } = useTranslation('schoolOffice')
  const size = (bytes: number) => sizeText(bytes, currentLanguage())
  return (
    <Card className={css.card}>
      <dl className={css.facts}>
        <dt>{t('storage.used')}</dt>
        <dd>{size(usedBytes)}</dd>
        <dt>{t('storage.free')}</dt>
        <dd>{freeBytes === null ? t('storage.unknown') : size(freeBytes)}</dd>
        <dt>{t('storage.quota')}</dt>
        <dd>{size(quotaBytesPerPerson)}</dd>
      </dl>
      {people.length > 0 && (
        <Chart
          type="bar"
          title={t('storage.byPerson')}
          labelName={t('people.name')}
          valueName={t('storage.used')}
          formatValue={size}
          values={people.map(({ person, usedBytes: bytes }) => ({ label: person.name, value: bytes }))}
        />
      )}
    </Card>
  )
}

const statuses = ['all', 'failed', 'running', 'waiting', 'done'] as const
const tones = { waiting: 'neutral', running: 'accent', done: 'success', failed: 'danger' } as const
const PAGE_SIZE = 20

function Jobs() {
  const { t } = useTranslation('schoolOffice')
  const dateTime = dateTimeText()
  const filter = useAddressFilter(PAGE_SIZE)
  const status = filter.oneOf('status', statuses) ?? 'all'
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: retry } = useRetrySchoolJob(atOnce)
  const jobs = useListSchoolJobs({ ...filter.request, ...(status !== 'all' && { status }) })
  // A kind that this version of the app does not know is shown by its name.
  const kindName = (kind: string) => t(`jobs.kinds.${kind}` as 'jobs.kinds.other', { kind, defaultValue: kind })
  const columns: TableColumn<SchoolJob>[] = [
    {
      id: 'kind',
      header: t('jobs.kind'),
      cell: ({ kind, about }) => [kindName(kind), about].filter(Boolean).join(' · '),
    },
    {
      id: 'status',
      header: t('people.state'),
      cell: (job) => <StatusPill tone={tones[job.status]}>{t(`jobs.statuses.${job.status}`)}</StatusPill>,
    },
    { id: 'runAt', header: t('jobs.runAt'), cell: ({ runAt }) => <time dateTime={runAt}>{dateTime(runAt)}</time> },
    { id: 'attempts', header: t('jobs.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    {
      id: 'error',
      header: t('jobs.error'),
      cell: ({ jobId, status: state, error }) => (
        <>
          {error !== null && <span className={css.code}>{error}</span>}
          {state === 'failed' && (
            <Button size="sm" isBusy={isBusy} onClick={() => void run(() => retry({ data: { jobId } }))}>
              {t('jobs.retry')}
            </Button>
          )}
        </>
      ),
    },
  ]
  return (
    <section className={css.panel}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{t('jobs.title')}</h2>
        <Select
          className={css.choice}
          aria-label={t('people.state')}
          value={status}
          onValueChange={(next) => filter.set({ status: next === 'all' ? '' : next })}
          options={statuses.map((value) => ({ value, label: t(`jobs.statuses.${value}`) }))}
        />
      </div>
      <CallNotice problem={problem} />
      <Table
        label={t('jobs.title')}
        columns={columns}
        rows={jobs.data?.records}
        rowId={({ jobId }) => jobId}
        rowName={({ kind }) => kind}
        isBusy={jobs.isPlaceholderData}
        error={tableProblem(jobs)}
        empty={
          status === 'all' ? (
            <EmptyState drawing="board" title={t('jobs.none')} description={t('jobs.noneText')} />
          ) : (
            <NoneFound onClear={() => filter.clear('status')} />
          )
        }
        pagination={filter.pagination(jobs.data?.total ?? 0)}
      />
    </section>
  )
}
