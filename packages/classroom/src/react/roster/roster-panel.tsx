import { Button, Checkbox } from '@hwjy/ui'
import { useState } from 'react'
import { absentStudents } from '../../core/room/selectors.ts'
import { NAME_MAX_LENGTH } from '../../core/shapes/room-shapes.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { type RosterEntry, useRoster } from '../hooks/use-participants.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { lateDialog } from '../shared/late-notice.tsx'
import { Reason } from '../shared/reason.tsx'
import { Missing } from './missing.tsx'
import * as css from './roster-panel.css.ts'
import { RosterRow } from './roster-row.tsx'
import { RosterRows } from './roster-rows.tsx'
import { rosterWords } from './roster-words.ts'

// Fewer are seen at a glance.
const SEARCH_FROM = 20

const RemoveDialog = lateDialog(() => import('./remove-dialog.tsx').then((module) => module.RemoveDialog))

/** Lists the class: who is here, whose hand is up, whose devices are on, who is not, and what the teacher can do. [R14][R46] */
export function RosterPanel() {
  const t = useTranslate()
  const tArea = useWords(rosterWords)
  const isTeacher = useMe()?.isTeacher ?? false
  const roster = useRoster()
  const command = useCommand()
  const [removing, setRemoving] = useState<RosterEntry | null>(null)
  const [onlyNoHand, setOnlyNoHand] = useState(false)
  const students = roster.filter(({ person }) => person.role === 'student')
  const absentCount = useRoom((room) => absentStudents(room).length)
  const isLive = useRoom(({ status }) => status === 'live')
  const total = students.length + (isTeacher ? absentCount : 0)
  const here = students.filter(({ person }) => person.presence === 'here')
  const silent = here.filter(({ person }) => !person.media.mic).map(({ person }) => person.userId)
  const [wanted, setWanted] = useState('')
  const listed = onlyNoHand ? here.filter((entry) => entry.handPlace === null) : roster
  const shown = wanted.trim() === '' ? listed : listed.filter(({ person }) => isNamed(person.name, wanted.trim()))
  return (
    <section className={css.panel} aria-label={t('roster.label')}>
      <div className={css.head}>
        {total > 0 && <span>{t('roster.count', { here: here.length, total })}</span>}
        {isTeacher && here.length > 0 && (
          <Checkbox label={t('roster.onlyNoHand')} isChecked={onlyNoHand} onCheckedChange={setOnlyNoHand} />
        )}
        {isTeacher && silent.length > 1 && (
          <Button
            size="sm"
            title={tArea('askAllHint')}
            onClick={() => void command.attempt({ type: 'askUnmute', userIds: silent })}
          >
            {tArea('askUnmute')}
          </Button>
        )}
      </div>
      <Reason className={css.reason}>{command.refusal}</Reason>
      {roster.length > SEARCH_FROM && (
        <input
          type="search"
          className={css.search}
          aria-label={t('roster.search')}
          placeholder={t('roster.search')}
          maxLength={NAME_MAX_LENGTH}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {wanted !== '' && shown.length === 0 ? <p className={css.empty}>{t('roster.noResults')}</p> : null}
      {total === 0 ? <p className={css.empty}>{t(isLive ? 'roster.emptyLive' : 'roster.empty')}</p> : null}
      {onlyNoHand && shown.length === 0 ? <p className={css.empty}>{t('roster.emptyFilter')}</p> : null}
      <RosterRows
        entries={shown}
        row={(entry) => (
          <RosterRow entry={entry} command={isTeacher ? command : null} onRemove={() => setRemoving(entry)} />
        )}
      />
      {isTeacher && !onlyNoHand && wanted === '' && <Missing onReadmit={command.attempt} />}
      {removing && <RemoveDialog person={removing.person} onClose={() => setRemoving(null)} />}
    </section>
  )
}

const isNamed = (name: string, wanted: string) => name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())
