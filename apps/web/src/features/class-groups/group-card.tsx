import type { ClassChatGroup } from '@hwjy/sdk'
import { Button, Link as StyledLink } from '@hwjy/ui'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { studentPath } from '../../shared/page/student-paths.ts'
import * as css from './class-groups.css.ts'

/** The group of a class for one of its students: whose it is, what was said last, and the ways into it. */
export function GroupCard({ group }: { group: ClassChatGroup }) {
  const { t } = useTranslation('classGroups')
  const { courseId, courseName, teacher, memberCount, lastMessage, chatRoomId } = group
  return (
    <>
      <p className={list.muted}>
        <ChosenName>{courseName}</ChosenName> · {t('members', { count: memberCount })}
      </p>
      <p>
        <StyledLink asChild>
          <Link to={studentPath.teacher(teacher.userId)}>{t('own.teacher', { name: teacher.name })}</Link>
        </StyledLink>
      </p>
      {lastMessage && <p className={css.last}>{t('last', { name: lastMessage.name, text: lastMessage.text })}</p>}
      {chatRoomId !== null && <p className={list.muted}>{t('own.enterText')}</p>}
      <div className={css.ways}>
        {chatRoomId !== null && (
          <Button asChild tone="primary">
            <Link to={lessonPath.check(chatRoomId)}>
              <MessageCircle aria-hidden size={18} />
              {t('own.enter')}
            </Link>
          </Button>
        )}
        <Button asChild>
          <Link to={coursePaths.detail(courseId)}>{t('own.course')}</Link>
        </Button>
      </div>
    </>
  )
}
