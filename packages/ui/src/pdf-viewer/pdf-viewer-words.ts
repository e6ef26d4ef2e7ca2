import type { Words } from '../ui-text/words.ts'
import type { PdfProblem } from './pdf-state.ts'

interface PdfViewerText {
  previous: string
  next: string
  page: string
  ofPages: (count: number) => string
  pageLabel: (page: number) => string
  zoomIn: string
  zoomOut: string
  fitWidth: string
  locked: string
  password: string
  wrongPassword: string
  open: string
  failed: string
  problems: Readonly<Record<PdfProblem, string>>
}

export const pdfViewerWords: Words<PdfViewerText> = {
  'en-US': {
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
    ofPages: (count) => `of ${count}`,
    pageLabel: (page) => `Page ${page}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit to width',
    locked: 'This document is password-protected. Enter the password to open it.',
    password: 'Password',
    wrongPassword: 'Wrong password. Try again.',
    open: 'Open',
    failed: 'Couldn’t open this document',
    problems: {
      network: 'The connection was lost. Check your network and try again.',
      missing: 'It may have been removed, or its link has expired.',
      broken: 'The file is damaged or isn’t a PDF.',
    },
  },
  'zh-CN': {
    previous: '上一页',
    next: '下一页',
    page: '页码',
    ofPages: (count) => `/ ${count} 页`,
    pageLabel: (page) => `第 ${page} 页`,
    zoomIn: '放大',
    zoomOut: '缩小',
    fitWidth: '适合宽度',
    locked: '文档已加密，请输入密码打开。',
    password: '密码',
    wrongPassword: '密码不正确，请重试。',
    open: '打开',
    failed: '无法打开此文档',
    problems: {
      network: '网络中断，请检查网络后重试。',
      missing: '文档可能已被删除，或链接已过期。',
      broken: '文件已损坏，或不是 PDF 文件。',
    },
  },
  'ja-JP': {
    previous: '前のページ',
    next: '次のページ',
    page: 'ページ番号',
    ofPages: (count) => `／${count} ページ`,
    pageLabel: (page) => `${page} ページ目`,
    zoomIn: '拡大',
    zoomOut: '縮小',
    fitWidth: '幅に合わせる',
    locked: 'この文書はパスワードで保護されています。開くにはパスワードを入力してください。',
    password: 'パスワード',
    wrongPassword: 'パスワードが違います。もう一度お試しください。',
    open: '開く',
    failed: '文書を開けませんでした',
    problems: {
      network: '接続が切れました。ネットワークを確認して、もう一度お試しください。',
      missing: '文書が削除されたか、リンクの有効期限が切れています。',
      broken: 'ファイルが壊れているか、PDF ではありません。',
    },
  },
}
