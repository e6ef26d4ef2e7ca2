import { MessagesSquare } from 'lucide-react'
import * as css from './wechat-mark.css.ts'

/** Two speech bubbles: our own drawing for WeChat. */
export const WechatMark = () => (
  <span aria-hidden className={css.mark}>
    <MessagesSquare size={32} />
  </span>
)
