import type { ResponseOf } from '../../http/call.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import type { Replay } from '../../db/after-class/replays.ts'
import type { CloudResource } from '../../db/files/resources.ts'
import type { Transcode } from '../../db/files/transcodes.ts'
import { iso, isoOrNull } from '../instant.ts'

type ResourceItem = ResponseOf<'teacherListLessonResources'>[number]
type TranscodeAnswer = ResponseOf<'getTranscode'>
type ReplayAnswer = ResponseOf<'decideReplay'>

export function resourceResponse(resource: CloudResource, urlOf: UrlOf): ResponseOf<'teacherAddCloudResource'> {
  return {
    resourceId: resource.id,
    fileName: resource.fileName,
    newFileName: resource.objectKey,
    resourceUrl: urlOf(resource.publicKey ?? resource.objectKey),
    isPublic: resource.publicKey !== null,
    sizeBytes: resource.sizeBytes,
    contentType: resource.contentType,
    durationSeconds: resource.durationSeconds,
    createdAt: iso(resource.createdAt),
  }
}

export function resourceItem(resource: CloudResource, transcode: Transcode | null, urlOf: UrlOf): ResourceItem {
  return {
    ...resourceResponse(resource, urlOf),
    // Written by our own upload rules, so what was stored is one of them.
    type: resource.type as ResourceItem['type'],
    lessonId: resource.lessonId,
    transcode: transcode && transcodeResponse(transcode, urlOf),
  }
}

export function transcodeResponse(transcode: Transcode, urlOf: UrlOf): TranscodeAnswer {
  const { resourceId, status, percent, pages, pdfKey, reason } = transcode
  return { resourceId, status, percent, pages, pdfUrl: urlOf(pdfKey), reason }
}

/** @param userId of the reader, who may have uploaded it */
export function replayResponse(replay: Replay, urlOf: UrlOf, userId: string): ReplayAnswer {
  const { id, lessonId, source, title, objectKey, durationSeconds, sizeBytes, audit, auditReason, isCurrent } = replay
  return {
    replayId: id,
    lessonId,
    source,
    title,
    videoUrl: urlOf(objectKey),
    durationSeconds,
    sizeBytes,
    audit,
    auditReason,
    auditedAt: isoOrNull(replay.auditedAt),
    createdAt: iso(replay.createdAt),
    isCurrent,
    isOwn: replay.uploadedBy === userId,
  }
}
