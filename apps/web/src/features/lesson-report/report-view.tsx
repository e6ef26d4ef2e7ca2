import type { LessonFeedbackNote, PerformanceDetail, Practice } from '@hwjy/sdk'
import { Badge, Card, Chart, RatingInput, VisuallyHidden } from '@hwjy/ui'
import clsx from 'clsx'
import { CircleCheck, CircleDot, CircleX } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../shared/han-text.tsx'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import * as page from '../../shared/page.css.ts'
import { answeredQuestions } from './answered-questions.ts'
import * as css from './report.css.ts'

const SKILLS = ['listening', 'speaking', 'participation'] as const

interface ReportViewProps {
  detail: PerformanceDetail
  /** Shows what the teacher wrote about the student besides the stars; null if nothing. */
  note: Pick<LessonFeedbackNote, 'labels' | 'content'> | null
  /** Shows what the room knows; left out where the reader is not the student. */
  seconds?: { present: number; talk: number }
  prizeRank?: number | null
  /** The practices with the answers; left out where they are not read. */
  practises?: readonly Practice[] | undefined
  /** Stands below the note, and only with one. */
  noteMore?: ReactNode
  /** Stands below the number of prizes. */
  ownPrizes?: ReactNode
  /** Shows what to do next. */
  next?: ReactNode
}

/** One student's lesson: stars, the teacher's words, prizes and answers. The family and the teacher see the same. */
export function ReportView({ detail, note, seconds, prizeRank, practises, next, ...more }: ReportViewProps) {
  const { t } = useTranslation(['lessonReport', 'common'])
  const { performance, prizes, history, attendance } = detail
  const minutes = (value: number) =>
    t('common:time.minutes', { count: value > 0 ? Math.max(1, Math.round(value / 60)) : 0 })
  const course = [...history].toReversed().map((one) => ({
    label: one.lessonName,
    value: (one.listening + one.speaking + one.participation) / 3,
  }))
  if (performance)
    course.push({
      label: detail.lesson.lessonName,
      value: (performance.listening + performance.speaking + performance.participation) / 3,
    })
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Part heading={t('stars')}>
          {performance ? (
            <dl className={css.figures}>
              {SKILLS.map((skill) => (
                <div key={skill} className={css.figure}>
                  <dt className={css.label}>{t(`skill.${skill}`)}</dt>
                  <dd className={css.value}>
                    <RatingInput label={t(`skill.${skill}`)} value={performance[skill]} isReadOnly />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            !note && <p className={page.muted}>{t('notWritten')}</p>
          )}
          {performance && performance.comment !== '' && (
            <blockquote className={css.words}>{performance.comment}</blockquote>
          )}
          {note && (
            <>
              {note.labels.length > 0 && (
                <p className={css.pills}>
                  {note.labels.map((label) => (
                    <Badge key={label} tone="accent">
                      {label}
                    </Badge>
                  ))}
                </p>
              )}
              {note.content !== '' && <blockquote className={css.words}>{note.content}</blockquote>}
              {more.noteMore}
            </>
          )}
        </Part>
        {practises && <Answers practises={practises} />}
      </div>
      <div className={css.column}>
        <Part heading={t('facts')}>
          <dl className={css.figures}>
            {attendance && (
              <div className={css.figure}>
                <dt className={css.label}>{t('attendance')}</dt>
                <dd className={css.value}>
                  <AttendanceMark attendance={attendance} plan={detail.lesson.plan} />
                </dd>
              </div>
            )}
            {seconds && (
              <>
                <Figure label={t('inClass')} value={minutes(seconds.present)} />
                <Figure label={t('spoke')} value={minutes(seconds.talk)} />
              </>
            )}
            <Figure
              label={t('prizes')}
              value={prizeRank ? t('prizesRank', { total: prizes.total, rank: prizeRank }) : String(prizes.total)}
            />
          </dl>
          {more.ownPrizes}
        </Part>
        {course.length > 1 && (
          <Card padding="lg">
            <Chart
              type="line"
              title={t('course')}
              labelName={t('lesson')}
              valueName={t('stars')}
              values={course}
              formatValue={(value) => value.toFixed(1)}
            />
          </Card>
        )}
        {next}
      </div>
    </div>
  )
}

interface PartProps {
  heading: string
  className?: string
  children: ReactNode
}

export function Part({ heading, className, children }: PartProps) {
  const id = useId()
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id} className={clsx(css.section, className)}>
        <h2 id={id} className={css.heading}>
          {heading}
        </h2>
        {children}
      </section>
    </Card>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className={css.figure}>
    <dt className={css.label}>{label}</dt>
    <dd className={css.value}>{value}</dd>
  </div>
)

function AnswerIcon({ isCorrect }: { isCorrect: boolean | null }) {
  // Where there is nothing to be right about, no sign says so.
  const Icon = isCorrect === null ? CircleDot : isCorrect ? CircleCheck : CircleX
  return <Icon aria-hidden size={20} />
}

function Answers({ practises }: { practises: readonly Practice[] }) {
  const { t } = useTranslation('lessonReport')
  const answered = answeredQuestions(practises)
  if (answered.length === 0) return null
  return (
    <Part heading={t('answers')}>
      <ul className={css.questions}>
        {answered.map(({ key, title, kind, no, isCorrect, mine, right }) => (
          <li key={key} className={css.question}>
            <span className={isCorrect === null ? page.muted : isCorrect ? css.right : css.wrong}>
              <AnswerIcon isCorrect={isCorrect} />
              <VisuallyHidden>
                {t(isCorrect === null ? 'isAnswered' : isCorrect ? 'isRight' : 'isWrong')}
              </VisuallyHidden>
            </span>
            <span className={css.questionWords}>
              {title === '' ? <span>{t(`spoken.${kind}`, { no })}</span> : <HanText>{title}</HanText>}
              {mine !== '' && (
                <span>
                  {t('yourAnswer')} <HanText>{mine}</HanText>
                </span>
              )}
              {isCorrect === false && right !== '' && (
                <span>
                  {t('rightAnswer')} <HanText>{right}</HanText>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
