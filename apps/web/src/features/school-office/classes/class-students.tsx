import {
  ApiError,
  errorCodes,
  type LessonConflict,
  type SchoolClassDetail,
  useEnrolSchoolStudents,
  useWithdrawSchoolStudents,
} from '@hwjy/sdk'
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Field,
  IconButton,
  Link as StyledLink,
  List,
  ListItem,
  useConfirm,
} from '@hwjy/ui'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { serverClock } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { ConflictRows } from '../../../shared/timetable/conflict-list.tsx'
import * as css from '../office.css.ts'
import { officePath } from '../office-path.ts'
import { PersonPicker } from '../people/person-picker.tsx'

/** Lists the class. A student is found by typing and joins at once; one with other lessons then, after a second press. */
export function ClassStudents({ detail }: { detail: SchoolClassDetail }) {
  const { t } = useTranslation('schoolOffice')
  const confirm = useConfirm()
  const { problem, isBusy, run, forgetProblem } = useCall(undefined, ({ code }) =>
    code === errorCodes.classFull ? t('students.full') : undefined,
  )
  const { mutateAsync: enrol } = useEnrolSchoolStudents(atOnce)
  const { mutateAsync: withdraw } = useWithdrawSchoolStudents(atOnce)
  const [chosen, setChosen] = useState('')
  const [inTheWay, setInTheWay] = useState<readonly LessonConflict[] | null>(null)
  const { classId, className, studentLimit } = detail.class
  const { students } = detail
  const isFull = students.length >= studentLimit
  function choose(personId: string) {
    setChosen(personId)
    setInTheWay(null)
    forgetProblem()
  }
  async function add() {
    if (chosen === '') return
    const hasJoined = await run(async () => {
      try {
        await enrol({ data: { classId, stuIds: [chosen], ...(inTheWay && { confirm: true }) } })
      } catch (error) {
        setInTheWay(busyLessons(error))
        throw error
      }
    })
    if (hasJoined) choose('')
  }
  async function takeOut(personId: string, name: string) {
    const isSure = await confirm({
      title: t('students.removeTitle', { name, className }),
      description: t('students.removeText'),
      confirmLabel: t('students.remove'),
      tone: 'danger',
    })
    if (isSure) await run(() => withdraw({ data: { classId, stuIds: [personId] } }))
  }
  return (
    <Card asChild className={css.card}>
      <section>
        <div className={css.cardHead}>
          <h2 className={css.cardTitle}>{t('students.title')}</h2>
          <span className={css.muted}>{t('students.count', { count: students.length, limit: studentLimit })}</span>
        </div>
        <div className={css.inline}>
          <Field label={t('students.find')} className={css.search}>
            <PersonPicker
              side="student"
              value={chosen}
              except={students.map(({ personId }) => personId)}
              onChange={choose}
            />
          </Field>
          <Button isBusy={isBusy} disabled={chosen === '' || isFull} onClick={() => void add()}>
            {inTheWay ? t('students.addAnyway') : t('students.add')}
          </Button>
        </div>
        {isFull && <p className={css.muted}>{t('students.full')}</p>}
        {inTheWay ? <BusyStudent lessons={inTheWay} /> : <CallNotice problem={problem} />}
        {students.length === 0 ? (
          <EmptyState drawing="people" title={t('students.none')} description={t('students.noneText')} />
        ) : (
          <List label={t('students.title')}>
            {students.map(({ personId, name, nickname }) => (
              <ListItem
                key={personId}
                title={
                  <StyledLink asChild>
                    <Link to={officePath.person(personId)}>{name}</Link>
                  </StyledLink>
                }
                description={nickname === name ? undefined : nickname}
                trailing={
                  <IconButton
                    size="sm"
                    label={t('students.removeOne', { name })}
                    icon={<UserMinus aria-hidden size={18} />}
                    onClick={() => void takeOut(personId, name)}
                  />
                }
              />
            ))}
          </List>
        )}
      </section>
    </Card>
  )
}

/** The lessons that a student has at the times of the class; null where something else was refused. */
function busyLessons(error: unknown): readonly LessonConflict[] | null {
  return error instanceof ApiError && error.code === errorCodes.studentsBusy ? (error.data?.conflicts ?? []) : null
}

function BusyStudent({ lessons }: { lessons: readonly LessonConflict[] }) {
  const { t } = useTranslation('schoolOffice')
  const now = useNow(serverClock.offsetMs())
  const name = lessons[0]?.students[0]?.name ?? ''
  // One student is asked for at a time, and the title names them.
  const unnamed = lessons.map((lesson) => ({ ...lesson, students: [] }))
  return (
    <Banner tone="warning" title={t('students.busy', { name })}>
      <ConflictRows conflicts={unnamed} now={now} whose="students" />
    </Banner>
  )
}
