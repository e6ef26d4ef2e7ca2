import { type StudentWork, useGetStudentHomework, useStartHomework, useTakeBackHomework } from '@hwjy/sdk'
import { Banner, Button, HanziText, Skeleton, useConfirm, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { HanText } from '../../shared/han-text.tsx'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { PinyinSwitch, WithPinyin } from '../../shared/hanzi/with-pinyin.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { AttachmentList } from '../../shared/questions/attachment-list.tsx'
import { serverClock } from '../../shared/time/server-clock.ts'
import * as css from './cover.css.ts'
import { homeworkPath } from './homework-path.ts'
import { NotYourHomework } from './not-your-homework.tsx'
import { TaskPill } from './task-pill.tsx'
import { opensInMs, taskStateOf, wordsToImprove } from './task-state.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { useMoments } from './use-due-text.ts'
import { useUnsentHere } from './work/unsent-here.ts'

export interface CoverProps {
  homeworkId: string
  headingLevel: 1 | 2
}

/** Shows what a homework asks, by when, for how long, and the one thing to press now. */
export function Cover({ homeworkId, headingLevel }: CoverProps) {
  // The page asks again when the homework opens, so that its button becomes active without a reload.
  const work = useGetStudentHomework(
    { homeworkId },
    {
      query: {
        refetchInterval: ({ state: { data } }) =>
          data ? opensInMs(data.homework, Date.now() + serverClock.offsetMs()) : false,
      },
    },
  )
  useSubjectTitle(headingLevel === 1 ? work.data?.homework.title : undefined)
  if (isNotYours(work.error)) return <NotYourHomework />
  return work.data ? (
    <Known work={work.data} headingLevel={headingLevel} />
  ) : (
    <NoAnswer
      query={work}
      waiting={
        <Waiting className={css.cover}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="40%" />
          <Skeleton height="6rem" />
          <Skeleton width="8rem" height="3rem" />
        </Waiting>
      }
    />
  )
}

function Known({ work, headingLevel }: { work: StudentWork; headingLevel: 1 | 2 }) {
  const { t } = useTranslation('studentHomework')
  const { moment, bothClocks } = useMoments()
  const { homework, content, attachments } = work
  const { title, teacher, className, course, limitMinutes, questionCount, fullScore, startTime, handInBy } = homework
  const state = taskStateOf(homework)
  const Heading = `h${headingLevel}` as const
  return (
    <WithPinyin>
      <article className={css.cover}>
        <header className={css.head}>
          <p className={css.kind}>
            {t(`kind.${homework.kind}`)} · <ChosenName>{course.name}</ChosenName>
          </p>
          <Heading className={css.title}>
            <HanText>{title}</HanText>
          </Heading>
          <div className={css.facts}>
            <TaskPill state={state} />
            <span>{t('cover.teacher', { name: teacher.name, class: className })}</span>
          </div>
        </header>
        <dl className={css.rules}>
          <Fact name={t('cover.dueAt')} value={bothClocks(handInBy)} />
          {state === 'soon' && <Fact name={t('cover.opensAt')} value={moment(startTime)} />}
          <Fact
            name={t('cover.limit')}
            value={limitMinutes > 0 ? t('cover.limitText', { count: limitMinutes }) : t('noLimit')}
          />
          {questionCount > 0 && (
            <Fact
              name={t('work.overview')}
              value={`${t('questions', { count: questionCount })} · ${t('points', { count: fullScore })}`}
            />
          )}
        </dl>
        <section className={css.asked}>
          <div className={css.askedHead}>
            <h2 className={css.subheading}>{t('cover.asked')}</h2>
            <PinyinSwitch />
          </div>
          <p className={css.content}>
            <HanziText text={content} />
          </p>
          <AttachmentList label={t('cover.files')} attachments={attachments} areNamed />
        </section>
        <Acts work={work} />
      </article>
    </WithPinyin>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.rule}>
      <dt className={css.ruleName}>{name}</dt>
      <dd className={css.ruleValue}>{value}</dd>
    </div>
  )
}

/** Why it stands as it does, and what to press. */
function Acts({ work }: { work: StudentWork }) {
  const { homework, canTakeBack } = work
  const { t } = useTranslation('studentHomework')
  const { moment } = useMoments()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: start } = useStartHomework(atOnce)
  const hasUnsent = useUnsentHere(homework.homeworkId)
  const { homeworkId, limitMinutes, startedAt, answerDenial, startTime, submittedAt, markBy, gradedAt } = homework
  const state = taskStateOf(homework)
  const toImprove = wordsToImprove(work)

  async function begin() {
    const isAsked = startedAt === null && limitMinutes > 0
    const isSure =
      !isAsked ||
      (await confirm({
        title: t('cover.limitTitle'),
        description: t('cover.limitQuestion', { count: limitMinutes }),
        confirmLabel: t('cover.start'),
        cancelLabel: t('cover.notNow'),
      }))
    if (!isSure) return
    const isBegun = startedAt !== null || (await run(() => start({ data: { homeworkId } })))
    if (isBegun) navigate(homeworkPath.work(homeworkId))
  }
  const sentence = {
    soon: () => t('cover.soon', { time: moment(startTime) }),
    todo: () => null,
    begun: () => t(hasUnsent ? 'cover.unsent' : 'cover.begun'),
    waiting: () => submittedAt && t('cover.waiting', { time: moment(submittedAt), by: moment(markBy) }),
    graded: () => gradedAt && t('cover.graded', { time: moment(gradedAt) }),
    again: () => t('cover.returned', { time: moment(homework.handInBy) }),
    excused: () => t('cover.excused'),
    missed: () =>
      startedAt === null
        ? t('cover.missed')
        : answerDenial === 'time-over'
          ? t('cover.timeOver', { count: limitMinutes })
          : t('cover.ended'),
  }[state]()
  return (
    <div className={css.acts}>
      {sentence !== null && sentence !== '' && (
        <Banner tone={state === 'graded' ? 'success' : 'info'}>{sentence}</Banner>
      )}
      {toImprove !== '' && (
        <section className={css.asked}>
          <h2 className={css.subheading}>{t('cover.improve')}</h2>
          <p className={css.content}>
            <HanziText text={toImprove} />
          </p>
        </section>
      )}
      <CallNotice problem={problem} />
      <div className={css.buttons}>
        {homework.canAnswer && (
          <Button tone="primary" size="lg" isBusy={isBusy} onClick={() => void begin()}>
            {t(state === 'again' ? 'cover.again' : startedAt === null ? 'cover.start' : 'cover.goOn')}
          </Button>
        )}
        {(state === 'graded' || state === 'again') && (
          <Button asChild size="lg" tone={homework.canAnswer ? 'neutral' : 'primary'}>
            <Link to={homeworkPath.marks(homeworkId)}>{t('cover.marks')}</Link>
          </Button>
        )}
        {(state === 'waiting' || (state === 'missed' && startedAt !== null)) && (
          <Button asChild size="lg">
            <Link to={homeworkPath.marks(homeworkId)}>{t('cover.answers')}</Link>
          </Button>
        )}
        {canTakeBack && <TakeBack homeworkId={homeworkId} />}
      </div>
    </div>
  )
}

/** Opens a hand-in again, after a question: the teacher no longer sees it. */
export function TakeBack({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('studentHomework')
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: takeBack } = useTakeBackHomework(atOnce)
  async function ask() {
    const isSure = await confirm({
      title: t('success.takeBackTitle'),
      description: t('success.takeBackText'),
      confirmLabel: t('cover.takeBack'),
      cancelLabel: t('success.keep'),
    })
    if (!isSure || !(await run(() => takeBack({ data: { homeworkId } })))) return
    toast.show(t('success.takenBack'))
    navigate(homeworkPath.cover(homeworkId))
  }
  return (
    <>
      <Button size="lg" tone="quiet" isBusy={isBusy} onClick={() => void ask()}>
        {t('cover.takeBack')}
      </Button>
      <CallNotice problem={problem} />
    </>
  )
}
