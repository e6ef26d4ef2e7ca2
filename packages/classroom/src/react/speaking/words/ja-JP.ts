import type { SpeakingWords } from './en-US.ts'

export const jaJP: SpeakingWords = {
  'turn.title': '発言をどうぞ',
  'turn.asked': '先生がマイクをオンにするよう求めています',
  'turn.hint': 'マイクをオンにすると、全員に声が届きます。',
  'turn.micOn': 'マイクをオンにする',
  'turn.notNow': '今はしない',
  'turn.maySpeak': '発言できます',
  'turn.waiting': '{time} 待機中',
  'turn.callAgain': 'もう一度呼ぶ',
  'turn.callAgainOf': 'もう一度呼ぶ：{name}',
  'network.title': '通信が不安定',
  'network.fewerVideos': '映像を減らしています',
  'network.teacherOnly': '先生のみ',
  'network.voiceAndBoard': '音声とボード',
  'network.chip': '通信が不安定：{step}',
  'network.fewerVideosText':
    'すべての映像を受信できないため、先生とステージの人だけを表示しています。音声とボードはそのまま使えます。',
  'network.teacherOnlyText': '通信が遅いため、先生だけを表示しています。音声とボードはそのまま使えます。',
  'network.voiceAndBoardText':
    '通信がとても遅いため、映像を止めて音声とボードを優先しています。書いた内容は失われません。',
  'network.sendingSmall': '自分の映像を小さくして送っています。',
  'network.sendingNone': '声をはっきり届けるため、自分の映像を止めています。',
  'network.saving': 'データを節約しています。「すべての映像を表示」で元に戻せます。',
  'network.save': 'データを節約',
  'network.tryFull': 'すべての映像を表示',
}
