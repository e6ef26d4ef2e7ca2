import { type SupervisedStudent, useGetSupervision } from '@hwjy/sdk'
import { Avatar, Button, Card, EmptyState, personAddress } from '@hwjy/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { useFamily } from '../../shared/family/use-family.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { PageKeys } from '../../shared/keys/page-keys.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import * as page from '../../shared/page.css.ts'
import { facesOfFamily } from '../../shared/people/face-of.ts'
import { childPath } from './child-path.ts'
import * as css from './family-view.css.ts'
import { ParentSettings } from './late-settings.ts'
import { isLockedAway, LockedFamily } from './locked-family.tsx'
import { WeekChart } from './week-chart.tsx'

/** Keys 1 to 9 open the details of the children in the order of their cards. */
const KEYS_MAX = 9
const HOMEWORK = '/student/homework'

/** Shows how the children of the account are doing, a card each; the page of a single child is this one's detail. */
export default function FamilyPage() {
  const { t } = useTranslation('family')
  const overview = useGetSupervision()
  const isLocked = isLockedAway(overview.error)
  const only = !isLocked && overview.data?.students.length === 1 ? overview.data.students[0] : undefined
  if (only) return <Navigate to={childPath(only.student.stuId)} replace />
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('heading')}</h1>
        <p className={css.muted}>{t('text')}</p>
      </header>
      {/* What was read before the lock was on is not shown any more. */}
      {isLocked ? (
        <LockedFamily read={() => overview.refetch({ throwOnError: true })} />
      ) : overview.data ? (
        <>
          <Children students={overview.data.students} />
          <Suspense>
            <ParentSettings settings={overview.data.settings} />
          </Suspense>
        </>
      ) : (
        <NoList query={overview} title={t('loadError')} rows={3} />
      )}
    </div>
  )
}

function Children({ students }: { students: readonly SupervisedStudent[] }) {
  const { t } = useTranslation('family')
  const family = useFamily()
  const navigate = useNavigate()
  const faces = facesOfFamily(family.students)
  const scaleTo = Math.max(0, ...students.flatMap(({ weeks }) => weeks.map(({ totals }) => totals.minutes)))
  const keys = students.slice(0, KEYS_MAX).map(({ student }, place) => ({
    keys: [String(place + 1)],
    label: t('detailsOf', { name: personAddress(student.name, currentLanguage()) }),
    act: () => void navigate(childPath(student.stuId)),
  }))
  if (students.length === 0) return <EmptyState drawing="people" title={t('none')} />
  return (
    <>
      <div>
        <PageKeys keys={keys} />
      </div>
      <ul className={css.children}>
        {students.map(({ student, isCurrent, weeks }) => (
          <Card key={student.stuId} asChild>
            <li className={css.child}>
              <div className={css.head}>
                <Avatar name={student.name} {...faces.get(student.stuId)} size={56} isDecorative />
                <h2>{student.name}</h2>
              </div>
              <WeekSentence weeks={weeks} />
              <NeedsHelp weeks={weeks} />
              {openHomework(weeks) > 0 && (
                <div className={css.actions}>
                  <HomeworkOf
                    label={t('homeworkOf', { name: personAddress(student.name, currentLanguage()) })}
                    onChoose={isCurrent ? null : () => void family.goOnAs(student.stuId, HOMEWORK)}
                    isBusy={family.isBusy}
                  />
                </div>
              )}
              <WeekChart weeks={weeks} scaleTo={scaleTo} />
              <div className={css.actions}>
                <Button asChild tone={openHomework(weeks) > 0 ? 'neutral' : 'primary'}>
                  <Link
                    to={childPath(student.stuId)}
                    aria-label={t('detailsOf', { name: personAddress(student.name, currentLanguage()) })}
                  >
                    {t('details')}
                  </Link>
                </Button>
                {!isCurrent && (
                  <Button isBusy={family.isBusy} onClick={() => void family.goOnAs(student.stuId)}>
                    {t('openAs', { name: personAddress(student.name, currentLanguage()) })}
                  </Button>
                )}
              </div>
            </li>
          </Card>
        ))}
      </ul>
    </>
  )
}

/** How much homework of this week is not done. */
function openHomework(weeks: SupervisedStudent['weeks']): number {
  const totals = weeks.at(-1)?.totals
  return totals ? Math.max(0, totals.homeworkDue - totals.homeworkDone) : 0
}

interface HomeworkOfProps {
  label: string
  /** Goes on as this child; null where the page belongs to them already. */
  onChoose: (() => void) | null
  isBusy: boolean
}

/** Leads to the homework of a child, and switches to that child first when another one is signed in. */
function HomeworkOf({ label, onChoose, isBusy }: HomeworkOfProps) {
  if (onChoose)
    return (
      <Button tone="primary" isBusy={isBusy} onClick={onChoose}>
        {label}
      </Button>
    )
  return (
    <Button asChild tone="primary">
      <Link to={HOMEWORK}>{label}</Link>
    </Button>
  )
}

/** Lists the homework that was left undone this week; shows nothing when all was done. */
function NeedsHelp({ weeks }: Pick<SupervisedStudent, 'weeks'>) {
  const { t } = useTranslation('family')
  const totals = weeks.at(-1)?.totals
  if (!totals) return null
  const open = openHomework(weeks)
  const needs = [
    open > 0 && t('needs.homework', { count: open }),
    totals.lessonsAbsent > 0 && t('needs.lessons', { count: totals.lessonsAbsent }),
  ].filter((need) => need !== false)
  if (needs.length === 0) return null
  return <p className={css.needs}>{t('needs.text', { needs: needs.join(t('needs.and')) })}</p>
}

/**
 * "This week: 2 of 2 lessons, 96 minutes in class. Homework due this week: 1 of 3 handed in." The server counts homework
 * in the week of its last moment, so what is due later is not in it.
 */
export function WeekSentence({ weeks }: Pick<SupervisedStudent, 'weeks'>) {
  const { t } = useTranslation('family')
  const totals = weeks.at(-1)?.totals
  if (!totals) return null
  const isEmpty = totals.lessonsAttended + totals.lessonsAbsent + totals.homeworkDue + totals.minutes === 0
  if (isEmpty) return <p>{t('thisWeekNothing')}</p>
  return (
    <p>
      {t('thisWeek', {
        attended: totals.lessonsAttended,
        lessons: totals.lessonsAttended + totals.lessonsAbsent,
        done: totals.homeworkDone,
        due: totals.homeworkDue,
        minutes: totals.minutes,
      })}
    </p>
  )
}
