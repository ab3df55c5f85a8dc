import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { otherPartyOf } from '../../domain/ledger/transaction.ts';
import { nameAndText, repeats } from '../../domain/searching/name-and-text.ts';
import { nearestNames } from '../../domain/searching/nearest-names.ts';

const near = suite('names near a search');

near('a misspelt name is near, the nearest first, and each name once', () => {
  const names = ['Verizon', 'Verizon', 'Horizon Foods', 'Netflix', 'Süddeutsche Zeitung', 'Spotify'];
  assert.equal(nearestNames('Verizan', names), ['Verizon']);
  assert.equal(nearestNames('Horizont', names), ['Horizon Foods', 'Verizon']);
  assert.equal(nearestNames('netflicks', names), ['Netflix']);
  assert.equal(nearestNames('Sueddeutche', names), ['Süddeutsche Zeitung']);
});

near('nothing is near a text without letters, or one like no name', () => {
  assert.equal(nearestNames('***', ['Verizon', '***']), []);
  assert.equal(nearestNames('quux', ['Verizon']), []);
});

near.run();

const shown = suite('name and text');

shown('a text that is only the name is not shown beside it', () => {
  assert.equal(nameAndText('CORNER PANTRY', 'Corner Pantry'), { name: 'Corner Pantry', text: '' });
  assert.equal(nameAndText('MCDONALD’S', "McDonald's"), { name: "McDonald's", text: '' });
});

shown('a payee that the text begins with again is shown once', () => {
  const text = 'BURGER KING 36993 BURGER KING 36993//MUENCHEN/DE';
  assert.is(nameAndText(text, 'Burger King').text, 'BURGER KING 36993//MUENCHEN/DE');
  assert.is(nameAndText('PAY PAYPAL', null).text, 'PAY PAYPAL');
  const twice = (name: string, text: string) => nameAndText(`${name} ${text}`, null).text;
  assert.is(twice('JB HI-FI SYDNEY', 'REFUND JB HI-FI SYDNEY AUS'), 'REFUND JB HI-FI SYDNEY AUS');
  assert.is(twice('RECIBO', 'IBERDROLA CLIENTES SAU IBERDROLA CLIENTES SAU'), 'RECIBO IBERDROLA CLIENTES SAU');
  assert.is(twice('BURGER KING 36993', text), 'BURGER KING 36993//MUENCHEN/DE');
  assert.is(twice('HOTEL', 'BORA BORA'), 'HOTEL BORA BORA');
  assert.is(twice('MIETE MAI', 'MIETE JUNI'), 'MIETE MAI MIETE JUNI');
});

shown('a text repeats a name whose words it has, and no other', () => {
  assert.ok(repeats('BURGER KING 36993//MUENCHEN/DE', 'Burger King'));
  assert.not(repeats('BURGER KINGS', 'Burger King'));
  assert.not(repeats('AMZN Mktp', 'Amazon'));
});

shown('the name is that of the party which was paid or paid, else what the source calls the merchant', () => {
  const names = { from: [{ name: 'Ana' }], to: [{ name: 'Rewe' }], merchantName: 'REWE MARKT' };
  assert.is(otherPartyOf({ ...names, type: 'expense' }), 'Rewe');
  assert.is(otherPartyOf({ ...names, type: 'income' }), 'Ana');
  assert.is(otherPartyOf({ from: [], to: [], merchantName: 'REWE MARKT', type: 'expense' }), 'REWE MARKT');
  assert.is(otherPartyOf({ from: [{ name: 'Ana' }], to: [], merchantName: null, type: 'expense' }), null);
});

shown.run();
