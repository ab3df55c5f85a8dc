import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';

const test = suite('outcomes of payments in CSV files');

const NOT_CARRIED_OUT = [
  'DECLINED',
  'Reverted',
  'Payment cancelled',
  'PAYMENT_CANCELED',
  'Cancelled by user',
  'Abgelehnt',
  'Refusée',
  'Échoué',
  'Cancelado',
  'Denegada',
  'Rifiutato',
  'Recusada',
  'Mislukt',
  'Misslyckades',
  'Mislyktes',
  'Mislykkedes',
  'Hylätty',
  'Odrzucona',
  'Zamítnuto',
  'Sikertelen',
  'Respinsă',
  'Odbijeno',
  'İptal edildi',
  'Отклонено',
  'Неуспішно',
  'Ακυρώθηκε',
  '交易关闭',
];

for (const word of NOT_CARRIED_OUT) {
  test(`files 7: a row that is “${word}” is not booked as spent`, async () => {
    const rows = [`2026-11-10,HOTEL,-80.00,EUR,${word}`, '2026-11-11,CAFE,-3.50,EUR,Completed'];
    const text = ['Date,Description,Amount,Currency,Status', ...rows].join('\n');
    const reading = await statementFileReader.read(Buffer.from(text));
    assert.ok(reading.kind === 'file');
    const amounts = reading.file.statements.flatMap((one) => one.rows.map(({ amount }) => amount));
    assert.equal(amounts, [-350]);
    assert.equal(reading.file.leftOut, { 'not executed': 1 });
  });
}

test.run();
