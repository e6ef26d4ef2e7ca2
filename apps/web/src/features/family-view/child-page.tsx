import { type SupervisionDetail, useGetSupervisedStudent, useGetSupervision, useSession } from '@hwjy/sdk'
import {
  Button,
  EmptyState,
  Link as StyledLink,
  List,
  ListItem,
  Pagination,
  personAddress,
  Select,
  StatusPill,
} from '@hwjy/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFamily } from '../../shared/family/use-family.ts'
import { HanText } from '../../shared/han-text.tsx'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import * as page from '../../shared/page.css.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import { DinnerWords } from './dinner-words.tsx'
import { ParentSettings } from './late-settings.ts'
import { isLockedAway, LockedFamily } from './locked-family.tsx'
import { WeekSentence } from './family-page.tsx'
import * as css from './family-view.css.ts'
import { WeekChart, weeksSinceFirst } from './week-chart.tsx'

/** A parent looks back this number of weeks. */
const WEEKS = [12, 26, 52] as const
const PAGE_SIZE = 30

/** One child: weeks, homework with what is missing first, lessons with the teacher's words. */
export default function ChildPage() {
  const { t } = useTranslation('family')
  const filter = useAddressFilter(PAGE_SIZE)
  const own = useSession().userInfo?.curStu?.stuId ?? ''
  const stuId = filter.textOf('stuId') || own
  const family = useFamily()
  const weeks = WEEKS.find((choice) => String(choice) === filter.textOf('weeks')) ?? WEEKS[0]
  const child = useGetSupervisedStudent(
    stuId,
    { weeks, ...filter.request },
    { query: { enabled: stuId !== '', placeholderData: keepPreviousData } },
  )
  const pagination = child.data && filter.pagination(Math.max(child.data.lessonsTotal, child.data.homeworkTotal))
  useSubjectTitle(child.data?.student.student.name)
  return (
    <div className={page.page}>
      {family.students.length > 0 && <BackLink to="/supervision" label={t('heading')} />}
      {stuId === '' || isNotYours(child.error) ? (
        <EmptyState
          drawing="search"
          title={<h1>{t('unknown')}</h1>}
          description={t('unknownText')}
          action={
            <Button asChild>
              <Link to="/supervision">{t('heading')}</Link>
            </Button>
          }
        />
      ) : isLockedAway(child.error) ? (
        <LockedFamily headingLevel={1} read={() => child.refetch({ throwOnError: true })} />
      ) : child.data ? (
        <>
          <Child
            detail={child.data}
            choice={
              <Select
                className={css.weeks}
                aria-label={t('weeks.label')}
                value={String(weeks)}
                onValueChange={(value) => filter.set({ weeks: value })}
                options={WEEKS.map((count) => ({ value: String(count), label: t('weeks.last', { count }) }))}
              />
            }
          />
          {pagination && <Pagination {...pagination} isBusy={child.isPlaceholderData} />}
          {family.students.length === 0 && <OwnSettings />}
        </>
      ) : (
        <NoList query={child} title={<h1>{t('loadError')}</h1>} rows={6} />
      )}
    </div>
  )
}

/** Settings of a family of one child, which has no other page for them. */
function OwnSettings() {
  const overview = useGetSupervision()
  if (isLockedAway(overview.error)) return <LockedFamily isPart read={() => overview.refetch({ throwOnError: true })} />
  return (
    overview.data && (
      <Suspense>
        <ParentSettings settings={overview.data.settings} />
      </Suspense>
    )
  )
}

function Child({ detail, choice }: { detail: SupervisionDetail; choice: ReactNode }) {
  const { t } = useTranslation('family')
  const family = useFamily()
  const { student, isCurrent, weeks } = detail.student
  return (
    <>
      <header className={css.section}>
        <h1>{student.name}</h1>
        <WeekSentence weeks={weeks} />
        {!isCurrent && (
          <div className={css.actions}>
            <Button isBusy={family.isBusy} onClick={() => void family.goOnAs(student.stuId)}>
              {t('openAs', { name: personAddress(student.name, currentLanguage()) })}
            </Button>
          </div>
        )}
      </header>
      <DinnerWords lessons={detail.lessons} />
      {choice}
      <WeekChart weeks={weeksSinceFirst(weeks)} />
      <p className={css.muted}>{t('weeksText')}</p>
      <Homework homework={detail.homework} />
      <Lessons lessons={detail.lessons} />
    </>
  )
}

/** Shows what a child has to do comes first, then the newest. */
const homeworkOrder = ['missed', 'returned', 'notSubmitted', 'submitted', 'graded'] as const
const homeworkTone = {
  missed: 'warning',
  returned: 'accent',
  notSubmitted: 'neutral',
  submitted: 'neutral',
  graded: 'success',
} as const

function Homework({ homework }: Pick<SupervisionDetail, 'homework'>) {
  const { t, i18n } = useTranslation('family')
  const now = useServerNow()
  const zone = useViewerZone()
  const sorted = homework.toSorted((a, b) => homeworkOrder.indexOf(a.status) - homeworkOrder.indexOf(b.status))
  return (
    <section className={css.section} aria-labelledby="homework">
      <h2 id="homework">{t('homework')}</h2>
      {sorted.length === 0 ? (
        <EmptyState drawing="homework" title={t('noHomework')} />
      ) : (
        <List label={t('homework')}>
          {sorted.map(({ homeworkId, courseName, title, handInBy, status, score, fullScore }) => (
            <ListItem
              key={homeworkId}
              title={
                <StyledLink asChild>
                  <Link to={`/homework?${new URLSearchParams({ homeworkId })}`}>
                    <HanText>{title}</HanText>
                  </Link>
                </StyledLink>
              }
              description={`${courseName} · ${t('due', { time: momentInDay(new Date(handInBy), now, i18n.language, zone) })}`}
              trailing={
                <StatusPill tone={homeworkTone[status]}>
                  {score === null ? t(`state.${status}`) : t('score', { score, fullScore })}
                </StatusPill>
              }
            />
          ))}
        </List>
      )}
    </section>
  )
}

function Lessons({ lessons }: Pick<SupervisionDetail, 'lessons'>) {
  const { t, i18n } = useTranslation('family')
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <section className={css.section} aria-labelledby="lessons">
      <h2 id="lessons">{t('lessons')}</h2>
      {lessons.length === 0 ? (
        <EmptyState drawing="lessons" title={t('noLessons')} />
      ) : (
        <List label={t('lessons')}>
          {lessons.map(({ lessonId, courseName, lessonName, startTime, attendance, minutes, stars, comment }) => (
            <ListItem
              key={lessonId}
              title={
                <StyledLink asChild>
                  <Link to={lessonPath.page('student', lessonId)}>
                    <ChosenName>{lessonName}</ChosenName>
                  </Link>
                </StyledLink>
              }
              description={
                <>
                  {[
                    courseName,
                    momentInDay(new Date(startTime), now, i18n.language, zone),
                    t('minutes', { count: minutes }),
                    stars !== null && t('stars', { stars: stars.toFixed(1) }),
                  ]
                    .filter((part) => part !== false)
                    .join(' · ')}
                  {comment !== '' && <q>{comment}</q>}
                </>
              }
              trailing={<AttendanceMark attendance={attendance} />}
            />
          ))}
        </List>
      )}
    </section>
  )
}
