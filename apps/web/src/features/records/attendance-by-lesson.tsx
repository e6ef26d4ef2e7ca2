import type { AttendanceMatrix } from '@hwjy/sdk'
import { Button, List, ListItem, Select, StatusPill } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInWords } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { attendanceIcons, useMarkWords } from './attendance-looks.tsx'
import { type Corrected, CorrectDialog } from './correct-dialog.tsx'

const tones = { present: 'success', late: 'warning', absent: 'danger' } as const

/** On a phone: one lesson, and everybody in it. */
export function AttendanceByLesson({ matrix }: { matrix: AttendanceMatrix }) {
  const { t, i18n } = useTranslation('records')
  const now = useServerNow()
  const zone = useViewerZone()
  const markWords = useMarkWords()
  const [chosen, setChosen] = useState('')
  const [corrected, setCorrected] = useState<Corrected | null>(null)
  const lesson = matrix.lessons.find(({ lessonId }) => lessonId === chosen) ?? matrix.lessons[0]
  if (!lesson) return null
  return (
    <>
      <Select
        aria-label={t('lesson')}
        value={lesson.lessonId}
        onValueChange={setChosen}
        options={matrix.lessons.map(({ lessonId, lessonNo, lessonName, startTime }) => ({
          value: lessonId,
          label: `${lessonNo}. ${lessonName} · ${dayInWords(new Date(startTime), now, i18n.language, zone)}`,
        }))}
      />
      <List label={t('attendance.heading')}>
        {matrix.students.map(({ stuId, name }) => {
          const mark = matrix.marks.find((one) => one.stuId === stuId && one.lessonId === lesson.lessonId)
          const Icon = mark && attendanceIcons[mark.attendance]
          return (
            <ListItem
              key={stuId}
              title={name}
              description={
                mark && Icon ? (
                  <StatusPill tone={tones[mark.attendance]} icon={<Icon aria-hidden size={14} />}>
                    {markWords(mark)}
                  </StatusPill>
                ) : (
                  t('notYet')
                )
              }
              trailing={
                mark && (
                  <Button
                    size="sm"
                    aria-label={t('correct.of', { student: name })}
                    onClick={() => setCorrected({ student: name, lesson, mark })}
                  >
                    {t('correct.open')}
                  </Button>
                )
              }
            />
          )
        })}
      </List>
      {corrected && <CorrectDialog corrected={corrected} onClose={() => setCorrected(null)} />}
    </>
  )
}
