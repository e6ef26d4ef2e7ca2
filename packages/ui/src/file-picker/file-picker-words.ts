import type { Words } from '../ui-text/words.ts'

export interface FilePickerWords {
  choose: (isMany: boolean) => string
  orDrop: string
  drop: string
  /** Names the limits: kinds, count, size; parts that have no limit are empty. */
  limits: (kinds: string, count: number, size: string) => string
  remove: (name: string) => string
  retry: (name: string) => string
  added: (count: number) => string
  removed: (name: string) => string
  done: string
  uploading: (name: string) => string
  wrongKind: (name: string, kinds: string) => string
  tooLarge: (name: string, size: string) => string
  isEmpty: (name: string) => string
  tooMany: (name: string, count: number) => string
  isThere: (name: string) => string
}

export const filePickerWords: Words<FilePickerWords> = {
  'en-US': {
    choose: (isMany) => (isMany ? 'Choose files' : 'Choose a file'),
    orDrop: 'or drop or paste here',
    drop: 'Let go to add',
    limits: (kinds, count, size) =>
      [kinds, count > 1 && `at most ${count} files`, size && `up to ${size}${count > 1 ? ' each' : ''}`]
        .filter(Boolean)
        .join(', '),
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Try ${name} again`,
    added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
    removed: (name) => `${name} removed`,
    done: 'Done',
    uploading: (name) => `Uploading ${name}`,
    wrongKind: (name, kinds) => `${name} is of another kind. Take ${kinds}.`,
    tooLarge: (name, size) => `${name} is larger than ${size}. Make it smaller first.`,
    isEmpty: (name) => `${name} is empty. Look whether it is the right file.`,
    tooMany: (name, count) => `${name} was not added: there may be at most ${count} files.`,
    isThere: (name) => `${name} is here already.`,
  },
  'zh-CN': {
    choose: () => '选择文件',
    orDrop: '或拖到这里、粘贴',
    drop: '松开即可添加',
    limits: (kinds, count, size) =>
      [kinds, count > 1 && `最多 ${count} 个文件`, size && `${count > 1 ? '每个' : ''}不超过 ${size}`]
        .filter(Boolean)
        .join('，'),
    remove: (name) => `移除 ${name}`,
    retry: (name) => `重新上传 ${name}`,
    added: (count) => `已添加 ${count} 个文件`,
    removed: (name) => `已移除 ${name}`,
    done: '已完成',
    uploading: (name) => `正在上传 ${name}`,
    wrongKind: (name, kinds) => `“${name}”的格式不支持，请选择 ${kinds}。`,
    tooLarge: (name, size) => `“${name}”超过 ${size}，请压缩后再试。`,
    isEmpty: (name) => `“${name}”是空文件，请确认是否选错。`,
    tooMany: (name, count) => `“${name}”未添加：最多 ${count} 个文件。`,
    isThere: (name) => `“${name}”已经添加过了。`,
  },
  'ja-JP': {
    choose: () => 'ファイルを選ぶ',
    orDrop: 'またはここにドロップ・貼り付け',
    drop: '離すと追加されます',
    limits: (kinds, count, size) =>
      [kinds, count > 1 && `最大${count}件`, size && `${count > 1 ? '1件' : ''}${size}まで`].filter(Boolean).join('、'),
    remove: (name) => `${name}を削除`,
    retry: (name) => `${name}を再送`,
    added: (count) => `${count}件追加しました`,
    removed: (name) => `${name}を削除しました`,
    done: '完了',
    uploading: (name) => `${name}をアップロード中`,
    wrongKind: (name, kinds) => `「${name}」の形式には対応していません。${kinds}を選んでください。`,
    tooLarge: (name, size) => `「${name}」は${size}を超えています。小さくしてからお試しください。`,
    isEmpty: (name) => `「${name}」は空のファイルです。選び直してください。`,
    tooMany: (name, count) => `「${name}」は追加されませんでした。最大${count}件です。`,
    isThere: (name) => `「${name}」は追加済みです。`,
  },
}
