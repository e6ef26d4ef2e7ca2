import type { StudentHomework, TeacherLessonPage } from '@hwjy/sdk'
import { Button, List, ListItem, StatusPill, type StatusPillProps } from '@hwjy/ui'
import { NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { homeworkPath } from './homework-paths.ts'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

/** The homework of the lesson, with what waits to be graded; that of the last time can be set once more. */
export function TeacherHomework({ page: { homework, detail, earlier } }: { page: TeacherLessonPage }) {
  const { t } = useTranslation('lessonPage')
  const due = useDueText()
  const { classId, lessonId } = detail.lesson
  return (
    <Section
      heading={t('homework')}
      count={homework.length}
      acts={
        <Button asChild>
          <Link to={homeworkPath.new({ classId, lessonId })}>
            <NotebookPen aria-hidden size={18} />
            {t('setHomework')}
          </Link>
        </Button>
      }
    >
      {homework.length === 0 ? (
        <p className={css.muted}>{t('noHomework')}</p>
      ) : (
        <List label={t('homework')}>
          {homework.map(({ homeworkId, title, endTime, status, counts }) => (
            <ListItem
              key={homeworkId}
              link={<Link to={homeworkPath.marking(homeworkId)}>{null}</Link>}
              title={<HanText>{title}</HanText>}
              description={due(endTime)}
              trailing={
                status === 'draft' ? (
                  <StatusPill>{t('draft')}</StatusPill>
                ) : (
                  counts.waiting > 0 && (
                    <StatusPill tone="warning">{t('toGrade', { count: counts.waiting })}</StatusPill>
                  )
                )
              }
            />
          ))}
        </List>
      )}
      {homework.length === 0 && earlier && earlier.homework.length > 0 && (
        <div className={css.acts}>
          {earlier.homework.map(({ homeworkId, paperId, title }) => (
            <Button key={homeworkId} asChild tone="quiet">
              <Link to={homeworkPath.new({ classId, lessonId, paperId })}>{t('setAgain', { title })}</Link>
            </Button>
          ))}
        </div>
      )}
    </Section>
  )
}

const tones: Readonly<Record<StudentHomework['state'], StatusPillProps['tone']>> = {
  notSubmitted: 'accent',
  waiting: 'neutral',
  graded: 'success',
  returned: 'accent',
}

/** The homework of the lesson, and where the student's work stands. */
export function StudentHomeworkSection({ homework }: { homework: readonly StudentHomework[] }) {
  const { t } = useTranslation('lessonPage')
  const due = useDueText()
  return (
    <Section heading={t('homework')} count={homework.length}>
      {homework.length === 0 ? (
        <p className={css.muted}>{t('noHomeworkYet')}</p>
      ) : (
        <List label={t('homework')}>
          {homework.map((one) => (
            <ListItem
              key={one.homeworkId}
              link={<Link to={homeworkPath.ofStudent(one)}>{null}</Link>}
              title={<HanText>{one.title}</HanText>}
              description={due(one.handInBy)}
              trailing={<StatusPill tone={tones[one.state]}>{t(`work.${one.state}`)}</StatusPill>}
            />
          ))}
        </List>
      )}
    </Section>
  )
}

function useDueText() {
  const { t, i18n } = useTranslation('lessonPage')
  const now = useServerNow()
  const zone = useViewerZone()
  return (endTime: string) => t('due', { time: momentInDay(new Date(endTime), now, i18n.language, zone) })
}
