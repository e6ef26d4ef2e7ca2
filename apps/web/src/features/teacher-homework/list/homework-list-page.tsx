import { type MarkingState, useCountHomeworkOfClasses, useCountWaitingWork, useListHomework } from '@hwjy/sdk'
import { Button, EmptyState, Pagination, Select, Tabs } from '@hwjy/ui'
import { Files, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { PageKey } from '../../../shared/keys/key-act.ts'
import { PageKeys } from '../../../shared/keys/page-keys.tsx'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../../shared/list-page/use-address-filter.ts'
import { BegunDialog } from '../begun-dialog.tsx'
import { homeworkPath } from '../homework-paths.ts'
import * as css from './homework-list.css.ts'
import { HomeworkRow } from './homework-row.tsx'
import { useHomeworkActs } from './use-homework-acts.ts'

const ALL = 'all'
const PAGE_SIZE = 20
/** In the order of the tabs. */
const markingStates = ['waiting', 'notCompleted', 'graded', 'unpublished'] as const satisfies MarkingState[]

/** All homework of a teacher, by what it needs. */
export default function HomeworkListPage() {
  const { t } = useTranslation('teacherHomework')
  const navigate = useNavigate()
  const filter = useAddressFilter(PAGE_SIZE)
  const state = filter.oneOf('state', markingStates) ?? 'waiting'
  const classId = filter.textOf('classId')
  const narrowed = { ...(classId !== '' && { classId }) }
  const list = useListHomework({ ...filter.request, ...narrowed, state })
  const classes = useCountHomeworkOfClasses({})
  const waiting = useCountWaitingWork(narrowed)
  const acts = useHomeworkActs()
  const rows = useRef<HTMLUListElement>(null)
  const newPath = homeworkPath.set(narrowed)

  function moveFocus(step: 1 | -1) {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const place = links.indexOf(document.activeElement as HTMLElement)
    links.at(place === -1 ? 0 : Math.min(links.length - 1, Math.max(0, place + step)))?.focus()
  }
  function goToWaiting() {
    const first = list.data?.records.find(({ counts }) => counts.waiting > 0)
    if (first) void navigate(homeworkPath.students(first.homeworkId, 'waiting'))
  }
  const keys: PageKey[] = [
    { keys: ['n'], label: t('list.new'), act: () => void navigate(newPath) },
    { keys: ['m'], label: t('list.keys.first'), act: goToWaiting },
    { keys: ['j'], label: t('list.keys.next'), act: () => moveFocus(1) },
    { keys: ['k'], label: t('list.keys.previous'), act: () => moveFocus(-1) },
    { keys: ['Enter'], label: t('list.keys.open') },
  ]
  const countOf = new Map(list.data?.counts.map((counted) => [counted.state, counted.count]))
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{t('list.heading')}</h1>
          <p className={css.facts}>{summary()}</p>
        </div>
        <div className={css.headActs}>
          <PageKeys keys={keys} />
          <Button asChild>
            <Link to={homeworkPath.papers}>
              <Files aria-hidden size={18} />
              {t('list.templates')}
            </Link>
          </Button>
          <Button asChild tone="primary">
            <Link to={newPath} aria-keyshortcuts="n">
              <Plus aria-hidden size={18} />
              {t('list.new')}
            </Link>
          </Button>
        </div>
      </header>
      {classes.data && classes.data.length > 1 && (
        <Select
          className={css.choice}
          aria-label={t('list.class')}
          value={classId === '' ? ALL : classId}
          onValueChange={(value) => filter.set({ classId: value === ALL ? '' : value })}
          options={[
            { value: ALL, label: t('list.allClasses') },
            ...classes.data.map(({ classId: value, className, handedInRate }) => ({
              value,
              label:
                handedInRate === null
                  ? className
                  : t('list.classRate', { className, percent: Math.round(handedInRate * 100) }),
            })),
          ]}
        />
      )}
      <Tabs
        label={t('list.states')}
        value={state}
        onValueChange={(next) => filter.set({ state: next === 'waiting' ? '' : next })}
        activation="manual"
        items={markingStates.map((value) => ({
          value,
          label: t(`state.${value}`),
          badge: countOf.get(value),
          content: value === state ? content() : null,
        }))}
      />
      {acts.begun && <BegunDialog names={acts.begun} onClose={acts.closeBegun} />}
    </div>
  )

  function summary() {
    if (!waiting.data) return '\u00a0'
    const { waiting: works, overdue } = waiting.data
    if (works === 0) return t('list.allMarked')
    return overdue > 0 ? t('list.someOverdue', { count: works, overdue }) : t('list.toMark', { count: works })
  }

  function content() {
    if (!list.data) return <NoList query={list} title={t('list.loadError')} rows={5} />
    const { records, total } = list.data
    if (total === 0) return <Nothing state={state} newPath={newPath} />
    const pagination = filter.pagination(total)
    return (
      <div className={css.panel}>
        <ul ref={rows} aria-label={t(`state.${state}`)} aria-busy={list.isPlaceholderData} className={css.rows}>
          {records.map((homework) => (
            <HomeworkRow key={homework.homeworkId} homework={homework} acts={acts} />
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={list.isPlaceholderData} />}
      </div>
    )
  }
}

function Nothing({ state, newPath }: { state: (typeof markingStates)[number]; newPath: string }) {
  const { t } = useTranslation('teacherHomework')
  return (
    <EmptyState
      drawing="homework"
      title={t(`empty.${state}`)}
      description={t(`emptyText.${state}`)}
      action={
        <>
          <Button asChild tone="primary">
            <Link to={newPath}>{t('list.new')}</Link>
          </Button>
          <Button asChild>
            <Link to={homeworkPath.papers}>{t('list.templates')}</Link>
          </Button>
        </>
      }
    />
  )
}
