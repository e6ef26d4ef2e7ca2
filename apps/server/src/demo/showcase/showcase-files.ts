/** Files of the demo's people: a teacher's of each kind, in each state of conversion, and what hangs on homework. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { schema } from '../../db/database.ts'
import type { Attachment } from '../../domain/files/attachment.ts'
import { uploadTypeOf } from '../../domain/files/upload-rules.ts'
import { DEMO_MEDIA, type DemoMediaName, demoMediaKey, mediaType } from './demo-media.ts'

type ResourceRow = typeof schema.cloudResource.$inferInsert
type TranscodeRow = typeof schema.transcode.$inferInsert

const OWNER = { id: 'usr_li', role: 'teacher' } as const

interface DemoFile {
  media: DemoMediaName
  /** One file may lie there more than once, under other names. */
  copy?: number
  fileName: string
  lessonId?: string
  transcode?: Pick<TranscodeRow, 'status' | 'percent' | 'pages' | 'reason'>
}

const FILES: readonly DemoFile[] = [
  {
    media: 'slides.pdf',
    fileName: '第八课 我想喝茶.pdf',
    lessonId: 'les_europe_leave',
    transcode: { status: 'done', percent: 100, pages: 2 },
  },
  { media: 'slides.pdf', copy: 2, fileName: '复习课件.pdf', transcode: { status: 'queued', percent: 0 } },
  { media: 'words.docx', fileName: '生词表.docx', transcode: { status: 'inProgress', percent: 40 } },
  {
    media: 'words.docx',
    copy: 2,
    fileName: '旧生词表.docx',
    lessonId: 'les_europe_leave',
    transcode: { status: 'failed', percent: 0, reason: 'converter-missing' },
  },
  { media: 'page-1.jpg', fileName: '范文.jpg' },
  { media: 'take-clear.mp3', fileName: '课文朗读.mp3', lessonId: 'les_sunday_next' },
  { media: 'film.mp4', fileName: '写“一”.mp4' },
]

export function showcaseFiles(now: EpochMs, attachments: readonly { ownerId: string; file: Attachment }[]) {
  const own = FILES.map(
    ({ media, copy = 1, fileName, lessonId = null }, index): ResourceRow => ({
      id: `res_show_${index + 1}`,
      ownerId: OWNER.id,
      lessonId,
      type: uploadTypeOf(media) ?? 'document',
      fileName,
      objectKey: demoMediaKey(OWNER, media, copy),
      contentType: mediaType(media),
      ...DEMO_MEDIA[media],
      createdAt: now - index * 60_000,
    }),
  )
  const transcodes = FILES.flatMap(({ transcode }, index): TranscodeRow[] => {
    const pdf = own[index]
    if (!transcode || !pdf) return []
    const isOver = transcode.status === 'done' || transcode.status === 'failed'
    const pdfKey = transcode.status === 'done' ? pdf.objectKey : null
    return [
      {
        id: `trc_show_${index + 1}`,
        resourceId: pdf.id,
        ...transcode,
        pdfKey,
        createdAt: pdf.createdAt,
        finishedAt: isOver ? now : null,
      },
    ]
  })
  const handedIn = new Map(
    attachments.map(({ ownerId, file }): [string, ResourceRow] => {
      const { resourceId: id, ...rest } = file
      return [id, { id, ownerId, type: uploadTypeOf(file.fileName) ?? 'document', ...rest, createdAt: now }]
    }),
  )
  const taken = new Set(own.map(({ objectKey }) => objectKey))
  return { resources: [...own, ...[...handedIn.values()].filter(({ objectKey }) => !taken.has(objectKey))], transcodes }
}
