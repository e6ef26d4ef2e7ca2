import { getPreviewContinuationQueryKey, useAddLessons, useSession } from '@hwjy/sdk'
import { Banner, Button, Field, Skeleton, Slider, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftHead } from '../../../shared/drafts/draft-head.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { useServerMinute } from '../../../shared/time/use-server-minute.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { ConflictList } from '../../../shared/timetable/conflict-list.tsx'
import { refusedTime } from '../../../shared/timetable/move-problem.ts'
import { DaysOffFields } from './days-off-fields.tsx'
import * as css from './extend.css.ts'
import { blankPlan, clockChanges, cycleInWords, type ExtensionPlan, type PlannedLesson } from './extension.ts'
import { FirstLessonFields } from './first-lesson-fields.tsx'
import { LessonDraftRow } from './lesson-draft-row.tsx'
import { refusedName, useExtension } from './use-extension.ts'

const COUNT_AT_FIRST = 4
const blank = blankPlan(COUNT_AT_FIRST)

/** Adds lessons to a class in its own rhythm. Each can be moved or taken out before anything is saved. */
export default function ExtendPage() {
  const { classId = '' } = useParams()
  const client = useQueryClient()
  // The page is kept in its tab: who comes back after lessons were added begins anew, behind them.
  const [round, setRound] = useState(0)
  function beginAnew() {
    client.removeQueries({ queryKey: getPreviewContinuationQueryKey() })
    setRound(round + 1)
  }
  return <ExtendForm key={`${classId} ${round}`} classId={classId} onAdded={beginAnew} />
}

function ExtendForm({ classId, onAdded }: { classId: string; onAdded: () => void }) {
  const { t, i18n } = useTranslation('extend')
  const { userInfo } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const problemText = useProblemText()
  const placeName = usePlaceName()
  const zone = useViewerZone()
  const now = useServerMinute()
  const schoolZone = userInfo?.schoolTimeZone ?? zone
  const [plan, setPlan] = useState<ExtensionPlan>(blank)
  const draft = useDraft<ExtensionPlan>({ form: 'extend-class', id: classId, blank, show: setPlan })
  const extension = useExtension(classId, plan)
  const { detail, end, preview, lessons, checks } = extension
  const add = useAddLessons(atOnce)
  const [failure, setFailure] = useState<{ error: unknown; request: unknown } | null>(null)
  // A refusal is about what was sent: it goes as soon as something is changed.
  const refusal = failure?.request === JSON.stringify(extension.request) ? failure.error : null
  const refusedPlan = refusedTime(refusal)
  // The list already says it beside the lesson.
  const isRefusalListed = checks?.some(({ problem }) => problem !== null && problem === refusedPlan?.problem) ?? false
  const needsConfirmation = extension.needsConfirmation || refusedPlan?.isPossible === true
  const max = end.data?.extensionMax ?? 0

  function change(part: Partial<ExtensionPlan>) {
    const next = { ...plan, ...part }
    setPlan(next)
    draft.change(next)
  }
  const changeLesson = ({ slot }: PlannedLesson, part: ExtensionPlan['changes'][string]) =>
    change({ changes: { ...plan.changes, [slot]: { ...plan.changes[slot], ...part } } })
  const remove = ({ slot }: PlannedLesson) =>
    change({ without: [...plan.without, slot], count: Math.max(1, plan.count - 1) })

  async function send() {
    try {
      await add.mutateAsync({ data: { ...extension.request, confirm: needsConfirmation } })
      draft.sent()
      toast.show(t('added', { count: lessons.length }), { tone: 'success' })
      onAdded()
      void navigate(`/teacher/timetable?date=${lessons[0]?.classDate ?? ''}`)
    } catch (error) {
      if (refusedTime(error)) extension.recheck()
      setFailure({ error, request: JSON.stringify(extension.request) })
    }
  }

  if (!detail.data || !end.data || (!preview.data && !extension.hasNoCycle)) {
    const query = [detail, end, preview].find(({ isError }) => isError) ?? detail
    return (
      <div className={page.page}>
        <BackLink to={teacherPath.class(classId)} label={t('back')} />
        <h1>{t('heading')}</h1>
        <NoAnswer query={query} waiting={<ExtendSkeleton />} />
      </div>
    )
  }
  const changes = clockChanges(lessons, zone, schoolZone)
  const wrongPlace = refusedName(refusal ?? extension.checkError)
  const cycle = preview.data?.cycle ?? []
  return (
    <div className={page.page}>
      <BackLink to={teacherPath.class(classId)} label={t('back')} />
      <header className={page.head}>
        <DraftHead draft={draft}>
          <h1>{t('heading')}</h1>
        </DraftHead>
        <p className={page.muted}>
          <HanText>{detail.data.class.className}</HanText>
          {cycle.length > 0 &&
            ` · ${t('cycle', { cycle: cycleInWords(cycle, i18n.language), place: placeName(schoolZone) })}`}
        </p>
      </header>
      {max === 0 ? (
        <Banner tone="info">{t('full')}</Banner>
      ) : (
        <div className={css.form}>
          <fieldset className={css.form} disabled={draft.isReadOnly} aria-label={t('heading')}>
            <div className={css.settings}>
              <Field label={t('count')}>
                <Slider
                  min={1}
                  max={max}
                  value={Math.min(plan.count, max)}
                  disabled={draft.isReadOnly}
                  onValueChange={(count) => change({ count })}
                  formatValue={(count) => t('lessons', { count })}
                />
              </Field>
              {extension.hasNoCycle && (
                <FirstLessonFields first={plan.first} now={now} onChange={(first) => change({ first })} />
              )}
              <DaysOffFields daysOff={plan.daysOff} now={now} onChange={(daysOff) => change({ daysOff })} />
            </div>
            {extension.hasNoCycle && plan.first === null && <p className={page.muted}>{t('noCycle')}</p>}
            {lessons.length > 0 && (
              <ol className={css.lessons} aria-label={t('planned')}>
                {lessons.map((lesson, index) => (
                  <LessonDraftRow
                    key={lesson.slot}
                    lesson={lesson}
                    lessonMinutes={detail.data.lessonMinutes}
                    check={checks?.[index] ?? null}
                    isChecking={extension.isWhole && checks === null && extension.checkError === null}
                    isNameRefused={wrongPlace === index}
                    isAfterClockChange={changes.has(lesson.slot)}
                    canRemove={lessons.length > 1}
                    now={now}
                    schoolZone={schoolZone}
                    viewerId={userInfo?.userId}
                    onName={(lessonName) => change({ names: { ...plan.names, [index]: lessonName } })}
                    onChange={(part) => changeLesson(lesson, part)}
                    onRemove={() => remove(lesson)}
                  />
                ))}
              </ol>
            )}
            {lessons.length < plan.count && lessons.length > 0 && (
              <p className={page.muted}>{t('fewer', { count: lessons.length })}</p>
            )}
            {extension.checkError !== null && wrongPlace === null && <Banner tone="warning">{t('checkFailed')}</Banner>}
            {refusedPlan
              ? !isRefusalListed && (
                  <ConflictList
                    check={{ status: 'checked', check: refusedPlan }}
                    now={now}
                    viewerId={userInfo?.userId}
                  />
                )
              : refusal !== null && wrongPlace === null && <Banner tone="danger">{problemText(refusal)}</Banner>}
            <div className={css.foot}>
              <div className={css.footWords}>
                <p className={css.when} aria-live="polite">
                  {extension.blocked > 0
                    ? t('blocked', { count: extension.blocked })
                    : t('told', { count: detail.data.class.studentCount })}
                </p>
              </div>
              <Button
                tone="primary"
                isBusy={add.isPending}
                disabled={!extension.isPossible}
                onClick={() => void send()}
              >
                {t(needsConfirmation ? 'addAnyway' : 'add', { count: lessons.length })}
              </Button>
            </div>
          </fieldset>
        </div>
      )}
    </div>
  )
}

const ExtendSkeleton = () => (
  <Waiting className={css.lessons}>
    <Skeleton shape="box" height="4rem" />
    {Array.from({ length: COUNT_AT_FIRST }, (_, index) => (
      <Skeleton key={index} shape="box" height="6rem" />
    ))}
  </Waiting>
)
