import { type ClassDetail, useGetClassDetail } from '@hwjy/sdk'
import { Skeleton, Tabs } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { ClassHead } from './class-head.tsx'
import { ChaptersTab } from './tabs/chapters-tab.tsx'
import { EndTab } from './tabs/end-tab.tsx'
import { FilesTab } from './tabs/files-tab.tsx'
import { HomeworkTab } from './tabs/homework-tab.tsx'
import { LessonsTab } from './tabs/lessons-tab.tsx'
import { NoticesTab } from './tabs/notices-tab.tsx'
import { RatingsTab } from './tabs/ratings-tab.tsx'
import { StudentsTab } from './tabs/students-tab.tsx'

const tabs = {
  lessons: LessonsTab,
  students: StudentsTab,
  homework: HomeworkTab,
  chapters: ChaptersTab,
  ratings: RatingsTab,
  files: FilesTab,
  notices: NoticesTab,
  end: EndTab,
} as const
const names = Object.keys(tabs) as (keyof typeof tabs)[]

/** Shows everything about one class. A tab reads only when it is open. */
export default function ClassPage() {
  const { t } = useTranslation('classes')
  const { classId = '' } = useParams()
  const detail = useGetClassDetail({ classId })
  useLessonTitle(detail.data?.class.className)
  return (
    <div className={list.page}>
      <BackLink to={teacherPath.classes} label={t('heading')} />
      {detail.data ? (
        <>
          <ClassHead detail={detail.data} />
          <ClassTabs detail={detail.data} />
        </>
      ) : (
        <NoAnswer query={detail} heading={t('heading')} title={t('classError')} waiting={<HeadSkeleton />} />
      )}
    </div>
  )
}

function ClassTabs({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const [params, setParams] = useSearchParams()
  const open = names.find((name) => name === params.get('tab')) ?? 'lessons'
  return (
    <Tabs
      label={t('tabsLabel')}
      value={open}
      onValueChange={(tab) => setParams(tab === 'lessons' ? {} : { tab }, { replace: true })}
      activation="manual"
      items={names.map((value) => {
        const Tab = tabs[value]
        return { value, label: t(`tabs.${value}`), content: <Tab detail={detail} /> }
      })}
    />
  )
}

const HeadSkeleton = () => (
  <Waiting className={list.panel}>
    <Skeleton width="16rem" height="2rem" />
    <Skeleton shape="box" height="7rem" />
    <Skeleton shape="box" height="20rem" />
  </Waiting>
)
