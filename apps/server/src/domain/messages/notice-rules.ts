import { characterCount, plainText } from '../plain-text.ts'

export type NoticeDenial = { empty: 'title' | 'content' } | 'too-short'

export interface NoticeText {
  title: string
  content: string
}

// A teacher hardly sends "好" to thirty families on purpose, so a content this short has to be confirmed.
const SHORT_CONTENT = 5

export const cleanNotice = ({ title, content }: NoticeText): NoticeText => ({
  title: plainText(title).replaceAll('\n', ' '),
  content: plainText(content),
})

/** @param isMeant the writer has confirmed that a very short content is what they want */
export function noticeDenial({ title, content }: NoticeText, isMeant: boolean): NoticeDenial | null {
  if (title === '') return { empty: 'title' }
  if (content === '') return { empty: 'content' }
  return characterCount(content) < SHORT_CONTENT && !isMeant ? 'too-short' : null
}
