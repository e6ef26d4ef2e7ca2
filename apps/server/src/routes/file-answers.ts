/** How files, their pages and replays are written out. */
import type { AnswerOf } from '../http/call.ts'
import type { BackendConfig } from '../config.ts'
import type { Replay } from '../db/replays.ts'
import type { CloudResource } from '../db/resources.ts'
import type { Transcode } from '../db/transcodes.ts'
import { iso, isoOrNull } from './instant.ts'

type ResourceItem = AnswerOf<'teacherListLessonResources'>[number]
type TranscodeAnswer = AnswerOf<'getTranscode'>
type ReplayAnswer = AnswerOf<'decideReplay'>

/** Addresses of objects as the caller reaches us. */
export function objectAddresses({ objects: { bucket, domain } }: Pick<BackendConfig, 'objects'>) {
  const domainAt = (origin: string) => domain.replace('{host}', new URL(origin).host).replace('{bucket}', bucket)
  const baseAt = (origin: string) => `${new URL(origin).protocol}//${domainAt(origin)}`
  return { domainAt, baseAt, urlAt: (origin: string, key: string) => `${baseAt(origin)}/${key}` }
}

type UrlOf = (key: string) => string

export function resourceAnswer(resource: CloudResource, urlOf: UrlOf): AnswerOf<'teacherAddCloudResource'> {
  return {
    resourceId: resource.id,
    fileName: resource.fileName,
    newFileName: resource.objectKey,
    resourceUrl: urlOf(resource.objectKey),
    sizeBytes: resource.sizeBytes,
    contentType: resource.contentType,
    createdAt: iso(resource.createdAt),
  }
}

/** A file in a list, with its pages if somebody asked for them. */
export function resourceItem(resource: CloudResource, transcode: Transcode | null, urlOf: UrlOf): ResourceItem {
  return {
    ...resourceAnswer(resource, urlOf),
    // Written by our own upload rules, so what was stored is one of them.
    type: resource.type as ResourceItem['type'],
    lessonId: resource.lessonId,
    durationSeconds: resource.durationSeconds,
    transcode: transcode && transcodeAnswer(transcode, urlOf),
  }
}

export function transcodeAnswer(transcode: Transcode, urlOf: UrlOf): TranscodeAnswer {
  const { resourceId, status, percent, pages, pdfKey, reason } = transcode
  return { resourceId, status, percent, pages, pdfUrl: pdfKey === null ? null : urlOf(pdfKey), reason }
}

export function replayAnswer(replay: Replay, urlOf: UrlOf): ReplayAnswer {
  const { id, lessonId, source, title, objectKey, durationSeconds, sizeBytes, audit, auditReason, isCurrent } = replay
  return {
    replayId: id,
    lessonId,
    source,
    title,
    videoUrl: objectKey === null ? null : urlOf(objectKey),
    durationSeconds,
    sizeBytes,
    audit,
    auditReason,
    auditedAt: isoOrNull(replay.auditedAt),
    createdAt: iso(replay.createdAt),
    isCurrent,
  }
}
