export interface Attachment {
  resourceId: string
  fileName: string
  objectKey: string
  contentType: string
  sizeBytes: number
  /** Sound and film only. */
  durationSeconds?: number
}
