import type { PictureWords } from './en-US.ts'

export const jaJP: PictureWords = {
  picture: '画像を送る',
  pictureTitle: 'この画像を全員に送りますか？',
  pictureCaption: '説明（任意）',
  pictureSend: '送信',
  pictureSending: '送信しています：{percent}%',
  pictureNone: '「{name}」は画像ではありません。JPG または PNG を選んでください。',
  pictureLarge: '「{name}」は 10 MB を超えています。小さい画像を選んでください。',
  pictureOffline: '画像を送信できませんでした。ネットワークを確認して、もう一度お試しください。',
  pictureRefused: '画像を保存できませんでした。保存容量が足りない可能性があります。',
  pictureNoFiles: '画像の送信にはサーバー上のクラスが必要です。',
  pictureOf: '{name}の画像',
  pictureOpen: '{name}の画像を開く',
  pictureFailed: '画像を読み込めませんでした。',
  pictureRetry: '再試行',
  pictureCancel: 'キャンセル',
}
