import { type Favourite, type StudentResource, type StudentResourcePage, useStudentListResources } from '@hwjy/sdk'
import { Button, DropdownMenu, EmptyState, IconButton, List, ListItem, Pagination } from '@hwjy/ui'
import { ArrowRight, Download, Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { StarButton } from '../../shared/favourites/star-button.tsx'
import { useKept } from '../../shared/favourites/use-kept.ts'
import { fileTypes } from '../../shared/files/file-kinds.ts'
import { downloadFile, FileLook, previewPath } from '../../shared/files/file-look.tsx'
import { StorageMeter } from '../../shared/files/storage-meter.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { ChosenName, langOf } from '../../shared/names/name-line.tsx'
import { sizeText } from '../../shared/size-text.ts'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'

const PAGE_SIZE = 20

/** Files that are shown with the lessons of a student's classes, the newest first. */
export default function StudentResourcesPage() {
  const { t } = useTranslation(['studentResources', 'resources'])
  const filter = useQueryFilter(PAGE_SIZE)
  const courseId = filter.textOf('courseId')
  const type = filter.oneOf('type', fileTypes)
  const files = useStudentListResources({
    ...filter.request,
    ...(courseId !== '' && { courseId }),
    ...(type !== null && { type }),
  })
  const courses = files.data?.courses ?? []
  return (
    <div className={list.page}>
      <header className={list.words}>
        <h1>{t('heading')}</h1>
        <p className={list.muted}>{t('text')}</p>
      </header>
      <StorageMeter owner="student" />
      <div className={list.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <ChoiceFilter
          label={t('type')}
          any={t('allTypes')}
          value={type}
          onChange={(value) => filter.set({ type: value })}
          options={fileTypes.map((value) => ({ value, label: t(`resources:types.${value}`) }))}
        />
        {(courses.length > 1 || courseId !== '') && (
          <ChoiceFilter
            label={t('course')}
            any={t('allCourses')}
            value={courseId}
            onChange={(value) => filter.set({ courseId: value })}
            options={courses.map((course) => ({
              value: course.courseId,
              label: `${course.courseName} ${course.count}`,
              lang: langOf(course.courseName),
            }))}
          />
        )}
      </div>
      {files.data ? (
        <Files
          page={files.data}
          isFiltered={courseId !== '' || type !== null || filter.keyword !== ''}
          isBusy={files.isPlaceholderData}
          filter={filter}
        />
      ) : (
        <NoList query={files} title={t('error')} rows={6} hasLeading />
      )}
    </div>
  )
}

interface FilesProps {
  page: StudentResourcePage
  isFiltered: boolean
  isBusy: boolean
  filter: ReturnType<typeof useQueryFilter>
}

function Files({ page: { records, total }, isFiltered, isBusy, filter }: FilesProps) {
  const { t } = useTranslation('studentResources')
  const kept = useKept(
    'student',
    'resource',
    records.map(({ file }) => file.resourceId),
  )
  if (total === 0)
    return isFiltered ? (
      <EmptyState
        drawing="search"
        title={t('noneFound')}
        description={t('noneFoundText')}
        action={<Button onClick={() => filter.clear('courseId', 'type')}>{t('clear')}</Button>}
      />
    ) : (
      <EmptyState
        drawing="board"
        title={t('none')}
        description={t('noneText')}
        action={
          <Button asChild>
            <Link to="/student/timetable">{t('timetable')}</Link>
          </Button>
        }
      />
    )
  const pagination = filter.pagination(total)
  return (
    <div className={list.panel}>
      <List label={t('heading')} aria-busy={isBusy}>
        {records.map((resource) => (
          <FileRow key={resource.file.resourceId} resource={resource} kept={kept.get(resource.file.resourceId)} />
        ))}
      </List>
      {pagination && <Pagination {...pagination} isBusy={isBusy} />}
    </div>
  )
}

interface FileRowProps {
  resource: StudentResource
  /** Left out where it is no favourite. */
  kept: Favourite | undefined
}

/** A file: the row opens it as the page of the lesson does, and says where it belongs and who gave it. */
function FileRow({ resource: { file, uploadedBy, isMine, courseName, lesson }, kept }: FileRowProps) {
  const { t } = useTranslation(['studentResources', 'resources'])
  const navigate = useNavigate()
  return (
    <ListItem
      link={
        <Link to={previewPath(file)} target="_blank">
          {null}
        </Link>
      }
      leading={<FileLook resource={file} />}
      title={
        <span lang={langOf(file.fileName)} className={list.name}>
          {file.fileName}
        </span>
      }
      description={
        <>
          <ChosenName>{courseName}</ChosenName> · {lesson.lessonNo}. <ChosenName>{lesson.lessonName}</ChosenName>
          <br />
          {[
            t(`resources:types.${file.type}`),
            sizeText(file.sizeBytes, currentLanguage()),
            isMine ? t('yours') : t('from', { name: uploadedBy.name }),
          ].join(' · ')}
        </>
      }
      trailing={
        <>
          <StarButton
            viewer="student"
            target={{ targetType: 'resource', targetId: file.resourceId }}
            name={file.fileName}
            kept={kept}
          />
          <DropdownMenu
            trigger={
              <IconButton
                size="sm"
                label={t('more', { name: file.fileName })}
                icon={<Ellipsis aria-hidden size={18} />}
              />
            }
            items={[
              {
                label: t('download'),
                icon: <Download aria-hidden size={18} />,
                onSelect: () => downloadFile(file),
              },
              {
                label: t('toLesson'),
                icon: <ArrowRight aria-hidden size={18} />,
                onSelect: () => void navigate(lessonPath.page('student', lesson.lessonId)),
              },
            ]}
          />
        </>
      }
    />
  )
}
