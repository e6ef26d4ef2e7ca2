import {
  type PaperKind,
  type StudentHomework,
  useCountHomeworkByState,
  useListHomeworkFilters,
  useListHomeworkOfStudent,
  useListPendingHomework,
} from '@hwjy/sdk'
import { Button, EmptyState, Pagination, Select, Tabs } from '@hwjy/ui'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { langOf } from '../../../shared/names/name-line.tsx'
import * as page from '../../../shared/page.css.ts'
import { Cover } from '../cover.tsx'
import { homeworkPath } from '../homework-path.ts'
import { shortestFirst } from '../task-state.ts'
import { useMoments } from '../use-due-text.ts'
import { HomeworkCard } from './homework-card.tsx'
import * as css from './homework-list.css.ts'
import { useIsDesktop } from '../../../shared/devices/use-is-desktop.ts'
import { type HomeworkTab, homeworkTabs, useHomeworkFilter } from './use-homework-filter.ts'

/** The homework centre: what to do, what is on its way, what came back. On a wide screen the cover stands beside it. */
export default function HomeworkListPage() {
  return <HomeworkCentre kind={null} />
}

/** @param kind only this kind, for the list of daily tasks */
export function HomeworkCentre({ kind }: { kind: PaperKind | null }) {
  const { t } = useTranslation('studentHomework')
  const filter = useHomeworkFilter(kind)
  const counts = useCounts(filter)
  const isDesktop = useIsDesktop()
  return (
    <div className={clsx(page.page, css.wide)}>
      <h1>{t(kind === 'dailyTask' ? 'daily' : 'heading')}</h1>
      <Filters filter={filter} />
      <Tabs
        label={t('heading')}
        value={filter.tab}
        onValueChange={filter.setTab}
        activation="manual"
        items={homeworkTabs.map((value) => ({
          value,
          label: t(`tab.${value}`),
          badge: counts(value),
          content: value === filter.tab && (
            <div className={css.columns}>
              <Homework filter={filter} kind={kind} isDesktop={isDesktop} />
              {isDesktop && filter.chosenId !== '' && (
                <aside className={css.side}>
                  <Cover key={filter.chosenId} homeworkId={filter.chosenId} headingLevel={2} />
                </aside>
              )}
            </div>
          ),
        }))}
      />
    </div>
  )
}

type Filter = ReturnType<typeof useHomeworkFilter>

/** One call says all counts; where a course or a month is chosen, another one. */
function useCounts({ narrowed, isFiltered }: Filter) {
  const filters = useListHomeworkFilters()
  const narrow = useCountHomeworkByState(narrowed, { query: { enabled: isFiltered } })
  const states = isFiltered ? narrow.data : filters.data?.states
  const of = (state: string) => states?.find((one) => one.state === state)?.count ?? 0
  // Homework that is over is still "not submitted", so that number says nothing of what is to do.
  return (tab: HomeworkTab) => (tab === 'todo' || tab === 'graded' ? 0 : of(tab))
}

function Filters({ filter }: { filter: Filter }) {
  const { t, i18n } = useTranslation('studentHomework')
  const { data } = useListHomeworkFilters()
  if (!data || (data.courses.length < 2 && data.months.length < 2)) return null
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    )
  return (
    <div className={css.filters}>
      {data.courses.length > 1 && (
        <Select
          className={css.choice}
          aria-label={t('filter.course')}
          value={filter.courseId === '' ? 'all' : filter.courseId}
          onValueChange={filter.setCourse}
          options={[
            { value: 'all', label: t('filter.allCourses') },
            ...data.courses.map(({ id, name }) => ({ value: id, label: name, lang: langOf(name) })),
          ]}
        />
      )}
      {data.months.length > 1 && (
        <Select
          className={css.choice}
          aria-label={t('filter.month')}
          value={filter.month === '' ? 'all' : filter.month}
          onValueChange={filter.setMonth}
          options={[
            { value: 'all', label: t('filter.allMonths') },
            ...data.months.map((value) => ({ value, label: monthName(value) })),
          ]}
        />
      )}
      {filter.tab === 'todo' && (
        <Select
          className={css.choice}
          aria-label={t('filter.sort')}
          value={filter.isShortFirst ? 'short' : 'due'}
          onValueChange={filter.setSort}
          options={[
            { value: 'due', label: t('filter.byDue') },
            { value: 'short', label: t('filter.byLength') },
          ]}
        />
      )}
    </div>
  )
}

interface HomeworkProps {
  filter: Filter
  kind: PaperKind | null
  isDesktop: boolean
}

function Homework({ filter, kind, isDesktop }: HomeworkProps) {
  const { t } = useTranslation('studentHomework')
  const { tab, isFiltered, isShortFirst } = filter
  const isTodo = tab === 'todo'
  const listed = useListHomeworkOfStudent(filter.request)
  // Shows what can be done now, what was given back with it, in the order of the ends: the server knows both.
  const isPendingRead = isTodo && !isFiltered && kind === null
  const pending = useListPendingHomework(filter.page, { query: { enabled: isPendingRead } })
  const first = isPendingRead ? pending : listed
  if (!first.data || !listed.data) return <NoList query={first.data ? listed : first} title={t('loadError')} rows={4} />
  const cards = (homework: readonly StudentHomework[]) => (
    <ul className={css.list}>
      {homework.map((one) => (
        <HomeworkCard
          key={one.homeworkId}
          homework={one}
          isChosen={isDesktop && one.homeworkId === filter.chosenId}
          to={isDesktop ? filter.beside(one.homeworkId) : homeworkPath.cover(one.homeworkId)}
        />
      ))}
    </ul>
  )
  const isBusy = listed.isPlaceholderData || first.isPlaceholderData
  if (!isTodo) {
    const { records, total } = listed.data
    if (total === 0) return <Nothing filter={filter} />
    const pagination = filter.pagination(total)
    return (
      <div className={page.section}>
        {cards(records)}
        {pagination && <Pagination {...pagination} isBusy={isBusy} />}
      </div>
    )
  }
  const open = isPendingRead
    ? first.data.records
    : first.data.records
        .filter(({ canAnswer }) => canAnswer)
        .toSorted((a, b) => Date.parse(a.handInBy) - Date.parse(b.handInBy))
  // Both lists are turned at once: each homework is on one of the pages.
  const pagination = filter.pagination(Math.max(first.data.total, listed.data.total))
  const others = listed.data.records.filter(({ canAnswer }) => !canAnswer)
  return (
    <div className={page.section}>
      {open.length > 0 ? (
        cards(isShortFirst ? shortestFirst(open) : open)
      ) : (
        <Nothing filter={filter} next={others.findLast(({ answerDenial }) => answerDenial === 'not-open')} />
      )}
      {others.length > 0 && (
        <section className={css.later}>
          <h2 className={css.subheading}>{t('more')}</h2>
          {cards(others)}
        </section>
      )}
      {pagination && <Pagination {...pagination} isBusy={isBusy} />}
    </div>
  )
}

function Nothing({ filter, next }: { filter: Filter; next?: StudentHomework | undefined }) {
  const { t } = useTranslation('studentHomework')
  const { moment } = useMoments()
  if (filter.isFiltered)
    return (
      <EmptyState
        drawing="search"
        title={t('empty.found')}
        description={t('empty.foundText')}
        action={<Button onClick={filter.clear}>{t('filter.clear')}</Button>}
      />
    )
  const { tab } = filter
  return (
    <EmptyState
      drawing="homework"
      title={t(`empty.${tab}`)}
      description={
        tab === 'todo' && next
          ? t('empty.todoNext', { title: next.title, time: moment(next.startTime) })
          : t(`empty.${tab}Text`)
      }
      action={
        <Button asChild>
          <Link to="/student">{t('empty.home')}</Link>
        </Button>
      }
    />
  )
}
