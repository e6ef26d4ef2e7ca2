import { Button, IconButton } from '@hwjy/ui'
import { useEffect } from 'react'
import { resumePages } from '../earlier/insert-pages.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useChannel } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { CloseIcon } from '../shared/icons.ts'
import type { InsertJob } from './insert-work.ts'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { useInserter, useInsertJobs } from './use-inserter.ts'

/** Files on their way to the board, and what became of those that did not arrive. */
export function InsertJobs() {
  const t = useWords(filesWords)
  const jobs = useInsertJobs()
  useUnfinished()
  return (
    <ul className={css.jobs} aria-label={t('progress')}>
      {jobs.map((job) => (
        <Job key={job.id} job={job} />
      ))}
    </ul>
  )
}

/** Offers to go on with what an earlier page began, once what it sent has arrived. */
function useUnfinished() {
  const { channel, earlier } = useClassroom()
  const inserter = useInserter()
  const isQuiet = useChannel(({ connection, pending }) => connection.status === 'connected' && pending.length === 0)
  useEffect(() => {
    if (isQuiet) inserter.offerUnfinished(earlier ? (kept, work) => resumePages(channel, earlier, kept, work) : null)
  }, [isQuiet, inserter, channel, earlier])
}

function Job({ job }: { job: InsertJob }) {
  const t = useWords(filesWords)
  const inserter = useInserter()
  const say = useJobText()
  const isOver = job.status === 'failed'
  const percent = Math.round(job.share * 100)
  return (
    <li className={css.job} data-state={job.status}>
      <p role={isOver ? 'alert' : 'status'} className={css.jobText}>
        {say(job, percent)}
      </p>
      {job.canRetry && (
        <Button size="sm" onClick={() => inserter.retry(job.id)}>
          {t(job.problem !== null && 'interrupted' in job.problem ? 'continue' : 'retry')}
        </Button>
      )}
      <IconButton
        size="sm"
        label={t(isOver ? 'dismiss' : 'cancel')}
        icon={<CloseIcon size={16} />}
        onClick={() => inserter.dismiss(job.id)}
      />
      {(job.status === 'sending' || job.status === 'copying') && (
        <progress className={css.bar} max={100} value={percent} aria-hidden />
      )}
    </li>
  )
}

function useJobText() {
  const t = useWords(filesWords)
  const tRoom = useTranslate()
  return ({ name, status, problem }: InsertJob, percent: number): string => {
    if (problem === null) return status === 'failed' ? '' : t(status, { name, percent })
    if ('refusal' in problem) return tRoom(`refusal.${problem.refusal}`)
    if ('interrupted' in problem) {
      const { done, of } = problem.interrupted
      return of > 1 ? t('interruptedPages', { name, done, count: of }) : t('interrupted', { name })
    }
    if ('resuming' in problem) return t(`resuming.${problem.resuming}`, { name })
    if ('shortened' in problem) return t('shortened', { name, count: problem.shortened })
    return t(`problem.${problem.file}`, { name })
  }
}
