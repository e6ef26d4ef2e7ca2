import { type PaperKind, type PaperSummary, useCopyPaper, useDeletePaper, useListPapers } from '@hwjy/sdk'
import {
  Button,
  DropdownMenu,
  EmptyState,
  IconButton,
  Link as StyledLink,
  Pagination,
  SegmentedControl,
  Select,
  useConfirm,
  useToast,
} from '@hwjy/ui'
import { Copy, Ellipsis, Eye, ListChecks, PencilLine, Plus, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import { useMoments } from '../use-moments.ts'
import { SearchField } from '../../../shared/list-page/list-filters.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import * as css from './papers.css.ts'

const PAGE_SIZE = 20
const ALL = 'all'
const kinds = ['dailyTask', 'test'] as const satisfies PaperKind[]

/** Papers that are used again: kept once, set each term. */
export default function PapersPage() {
  const { t } = useTranslation('papers')
  const filter = useQueryFilter(PAGE_SIZE)
  const kind = filter.oneOf('kind', kinds)
  const isTemplate = filter.textOf('show') !== 'papers'
  const papers = useListPapers({ ...filter.request, isTemplate, ...(kind && { kind }) })
  const create = (
    <Button asChild tone="primary">
      <Link to={homeworkPath.paper('new')}>
        <Plus aria-hidden size={18} />
        {t('new')}
      </Link>
    </Button>
  )
  return (
    <div className={page.page}>
      <BackLink to={homeworkPath.list} label={t('toList')} />
      <header className={page.head}>
        <div>
          <h1>{t('heading')}</h1>
          <p className={page.facts}>{t('text')}</p>
        </div>
        {create}
      </header>
      <div className={css.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <SegmentedControl
          label={t('show')}
          value={isTemplate ? 'templates' : 'papers'}
          onValueChange={(show) => filter.set({ show: show === 'papers' ? 'papers' : '' })}
          options={[
            { value: 'templates', label: t('templates') },
            { value: 'papers', label: t('papers') },
          ]}
        />
        <Select
          className={css.choice}
          aria-label={t('kind')}
          value={kind ?? ALL}
          onValueChange={(value) => filter.set({ kind: value === ALL ? '' : value })}
          options={[
            { value: ALL, label: t('allKinds') },
            ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
      </div>
      {content()}
    </div>
  )

  function content() {
    if (!papers.data) return <NoList query={papers} title={t('loadError')} rows={5} />
    const { records, total } = papers.data
    if (total === 0 && (kind !== null || filter.keyword !== ''))
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          description={t('noneFoundText')}
          action={<Button onClick={() => filter.clear('kind')}>{t('clear')}</Button>}
        />
      )
    if (total === 0)
      return <EmptyState drawing="homework" title={t('none')} description={t('noneText')} action={create} />
    const pagination = filter.pagination(total)
    return (
      <div className={page.panel}>
        <ul aria-label={t('heading')} aria-busy={papers.isPlaceholderData} className={page.rows}>
          {records.map((paper) => (
            <PaperRow key={paper.paperId} paper={paper} />
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={papers.isPlaceholderData} />}
      </div>
    )
  }
}

function PaperRow({ paper }: { paper: PaperSummary }) {
  const { t } = useTranslation('papers')
  const { moment } = useMoments()
  const navigate = useNavigate()
  const acts = usePaperActs(paper)
  const { paperId, title, kind, fullScore, questionCount, chapter, updatedAt } = paper
  const go = (path: string) => () => void navigate(path)
  const size = 18
  return (
    <li className={css.row}>
      <div className={page.words}>
        <h2 className={page.title}>
          <StyledLink asChild tone="quiet">
            <Link to={homeworkPath.paper(paperId)}>
              <HanText>{title}</HanText>
            </Link>
          </StyledLink>
        </h2>
        <p className={page.facts}>
          {[
            t(`kinds.${kind}`),
            t('questions', { count: questionCount }),
            t('points', { count: fullScore }),
            ...(chapter ? [chapter.name] : []),
            t('changed', { time: moment(updatedAt) }),
          ].join(' · ')}
        </p>
      </div>
      <div className={page.acts}>
        <Button asChild>
          <Link to={homeworkPath.set({ paperId })} aria-label={`${t('set')}: ${title}`}>
            <Send aria-hidden size={16} />
            {t('set')}
          </Link>
        </Button>
        <DropdownMenu
          trigger={<IconButton label={t('more', { title })} icon={<Ellipsis aria-hidden size={size} />} />}
          items={[
            {
              label: t('edit'),
              icon: <PencilLine aria-hidden size={size} />,
              onSelect: go(homeworkPath.paper(paperId)),
            },
            {
              label: t('preview'),
              icon: <Eye aria-hidden size={size} />,
              onSelect: go(homeworkPath.preview({ paperId })),
            },
            {
              label: t('withAnswers'),
              icon: <ListChecks aria-hidden size={size} />,
              onSelect: go(homeworkPath.withAnswers({ paperId })),
            },
            { label: t('copy'), icon: <Copy aria-hidden size={size} />, onSelect: () => void acts.copy() },
            { type: 'separator' },
            {
              label: t('delete'),
              icon: <Trash2 aria-hidden size={size} />,
              tone: 'danger',
              onSelect: () => void acts.remove(),
            },
          ]}
        />
      </div>
    </li>
  )
}

function usePaperActs({ paperId, title }: PaperSummary) {
  const { t } = useTranslation('papers')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: copyPaper } = useCopyPaper(atOnce)
  const { mutateAsync: deletePaper } = useDeletePaper(atOnce)
  async function run(call: () => Promise<unknown>, done: string) {
    try {
      await call()
      toast.show(done, { tone: 'success' })
    } catch (error) {
      toast.error(problemText(error))
    }
  }
  return {
    copy: () => run(() => copyPaper({ data: { paperId } }), t('copied', { title })),
    async remove() {
      const isSure = await confirm({
        title: t('deleteTitle', { title }),
        description: t('deleteText'),
        confirmLabel: t('delete'),
        tone: 'danger',
      })
      if (isSure) await run(() => deletePaper({ data: { paperId } }), t('deleted', { title }))
    },
  }
}
