import { type TaughtLesson, useListClassNames, useListTaughtLessons, useListTeacherLessons } from '@hwjy/sdk'
import {
  Button,
  Card,
  DatePicker,
  EmptyState,
  Field,
  Link as StyledLink,
  List,
  ListItem,
  StatusPill,
  Table,
} from '@hwjy/ui'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { dateIn } from '../../shared/time/date-in.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { addDays } from '../../shared/timetable/week.ts'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { ClassChoice } from './class-choice.tsx'
import { ExportMenu } from './export-menu.tsx'
import { OnPaper } from './on-paper.tsx'
import * as css from './records.css.ts'
import { useHistoryExport } from './use-history-export.ts'

const PAGE_SIZE = 20
const EXPIRED = 10
type Day = `${number}-${number}-${number}` | ''

/** Classes that were held, with what each still misses; those whose time passed without a class stand apart. */
export default function HistoryPage() {
  const { t } = useTranslation('records')
  const zone = useViewerZone()
  const now = useServerNow()
  const filter = useAddressFilter(PAGE_SIZE)
  const [classId, from, until] = [filter.textOf('classId'), filter.textOf('from'), filter.textOf('until')]
  const classes = useListClassNames()
  const shown = {
    timezone: zone,
    ...(classId !== '' && { classId }),
    ...(from !== '' && { searchStartDate: from }),
    ...(until !== '' && { searchEndDate: until }),
  }
  const lessons = useListTaughtLessons({ ...shown, ...filter.request })
  const rows = useHistoryExport(shown)
  const columns = useColumns()
  const last30 = { from: addDays(dateIn(zone, now), -30), until: '' }
  const isLast30 = from === last30.from && until === ''
  const isFiltered = classId !== '' || from !== '' || until !== ''
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('history.heading')}</h1>
          <OnPaper
            classes={classes.data}
            classId={classId}
            period={from === '' && until === '' ? '' : `${from} – ${until}`}
          />
          <p className={clsx(list.muted, list.notOnPaper)}>{t('history.text')}</p>
        </div>
        <div className={list.actions}>
          <ExportMenu fileName={t('history.heading')} rows={rows} isDisabled={!lessons.data?.total} />
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </header>
      <div className={list.filters}>
        <ClassChoice
          hasAll
          classes={classes.data ?? []}
          value={classId}
          onChange={(value) => filter.set({ classId: value })}
        />
        <Field label={t('from')}>
          <DatePicker value={from as Day} onValueChange={(value) => filter.set({ from: value })} />
        </Field>
        <Field label={t('until')}>
          <DatePicker value={until as Day} onValueChange={(value) => filter.set({ until: value })} />
        </Field>
      </div>
      <Table
        label={t('history.heading')}
        rows={lessons.data?.records}
        rowId={({ lessonId }) => lessonId}
        rowName={({ lessonName }) => lessonName}
        columns={columns}
        isBusy={lessons.isPlaceholderData}
        pagination={lessons.data && filter.pagination(lessons.data.total)}
        error={
          !lessons.data && lessons.isError && <NoAnswer query={lessons} title={t('history.error')} waiting={null} />
        }
        empty={
          <EmptyState
            drawing="lessons"
            title={t('history.none')}
            action={
              isFiltered ? (
                <>
                  {!isLast30 && <Button onClick={() => filter.set(last30)}>{t('history.last30')}</Button>}
                  <Button onClick={() => filter.clear('classId', 'from', 'until')}>{t('clear')}</Button>
                </>
              ) : undefined
            }
          />
        }
      />
      <Expired classId={classId} />
    </div>
  )
}

function useColumns() {
  const { t, i18n } = useTranslation('records')
  const now = useServerNow()
  const zone = useViewerZone()
  return [
    {
      id: 'lesson',
      header: t('lesson'),
      cell: ({ lessonId, lessonNo, lessonName, className }: TaughtLesson) => (
        <>
          <StyledLink asChild>
            <Link to={lessonPath.result(lessonId)}>
              {lessonNo}. <HanText>{lessonName}</HanText>
            </Link>
          </StyledLink>
          <br />
          <HanText className={list.muted}>{className}</HanText>
        </>
      ),
    },
    {
      id: 'time',
      header: t('history.time'),
      cell: ({ startedAt, taughtMinutes }: TaughtLesson) =>
        `${momentInDay(new Date(startedAt), now, i18n.language, zone)} · ${t('minutes', { count: taughtMinutes })}`,
    },
    {
      id: 'came',
      header: t('history.came'),
      cell: ({ attendance: { present, late, absent } }: TaughtLesson) => (
        <span className={css.number}>{`${present + late}/${present + late + absent}`}</span>
      ),
    },
    {
      id: 'score',
      header: t('history.score'),
      align: 'end' as const,
      cell: ({ averageScore }: TaughtLesson) => averageScore ?? '–',
    },
    { id: 'todo', header: t('history.todo'), cell: (lesson: TaughtLesson) => <Todo lesson={lesson} /> },
  ]
}

/** Shows what a lesson still misses: reports about students, words about the class, homework. */
function Todo({ lesson }: { lesson: TaughtLesson }) {
  const { t } = useTranslation('records')
  const { performancesWritten, hasFeedback, homeworkCount, replay, attendance } = lesson
  const students = attendance.present + attendance.late
  const missing = [
    performancesWritten < students && t('todo.reports', { done: performancesWritten, of: students }),
    !hasFeedback && t('todo.feedback'),
    homeworkCount === 0 && t('todo.homework'),
  ].filter((one) => one !== false)
  return (
    <>
      {missing.length === 0 ? (
        <StatusPill tone="success">{t('todo.nothing')}</StatusPill>
      ) : (
        <span className={list.muted}>{missing.join(' · ')}</span>
      )}
      {replay === 'pending' && <StatusPill tone="accent">{t('todo.replay')}</StatusPill>}
    </>
  )
}

function Expired({ classId }: { classId: string }) {
  const { t, i18n } = useTranslation('records')
  const now = useServerNow()
  const zone = useViewerZone()
  const lessons = useListTeacherLessons({
    status: 'expired',
    current: 1,
    size: EXPIRED,
    ...(classId !== '' && { classId }),
  })
  if (!lessons.data || lessons.data.total === 0) return null
  return (
    <Card asChild className={list.card}>
      <section>
        <h2 className={list.cardTitle}>{t('expired.title', { count: lessons.data.total })}</h2>
        <p className={list.muted}>{t('expired.text')}</p>
        <List label={t('expired.label')}>
          {lessons.data.records.map(({ lessonId, lessonName, className, startTime }) => (
            <ListItem
              key={lessonId}
              title={<HanText>{lessonName}</HanText>}
              description={
                <>
                  <HanText>{className}</HanText> · {momentInDay(new Date(startTime), now, i18n.language, zone)}
                </>
              }
            />
          ))}
        </List>
      </section>
    </Card>
  )
}
