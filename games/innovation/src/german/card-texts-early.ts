/** What the cards of ages 1 to 4 do, in German. */
import type { Messages } from '@turnwise/game';

export const CARD_TEXTS_EARLY: Messages = {
  'card.Pottery.1':
    'Du darfst eine, zwei oder drei Karten aus deiner Hand zurückgeben. Wenn du das tust, ziehe eine Karte, deren Wert die Zahl der zurückgegebenen Karten ist, und werte sie.',
  'card.Pottery.2': 'Ziehe eine Karte mit Wert 1.',
  'card.Tools.1':
    'Du darfst genau drei Karten aus deiner Hand zurückgeben. Wenn du das tust, ziehe eine Karte mit Wert 3 und spiele sie aus.',
  'card.Tools.2':
    'Du darfst eine Karte mit Wert 3 aus deiner Hand zurückgeben. Wenn du das tust, ziehe nacheinander drei Karten mit Wert 1.',
  'card.Writing.1': 'Ziehe eine Karte mit Wert 2.',
  'card.Archery.1':
    'Ziehe eine Karte mit Wert 1, dann gib der fordernden Person eine der höchsten Karten aus deiner Hand.',
  'card.Metalworking.1':
    'Ziehe eine Karte mit Wert 1 und zeige sie. Hat sie eine Burg, werte sie und führe all das noch einmal aus; wenn nicht, bleibt sie in deiner Hand.',
  'card.Oars.1':
    'Lege eine Karte mit Krone aus deiner Hand in die Wertung der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 1 und führe all das noch einmal aus.',
  'card.Oars.2': 'Wenn durch die Forderung keine einzige Karte bewegt wurde, ziehe eine Karte mit Wert 1.',
  'card.Oars.1.edition1':
    'Lege eine Karte mit Krone aus deiner Hand in die Wertung der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 1.',
  'card.Oars.2.edition1': 'Wenn durch die Forderung keine einzige Karte bewegt wurde, ziehe eine Karte mit Wert 1.',
  'card.Clothing.1': 'Spiele eine Karte aus deiner Hand aus, deren Farbe noch nicht in deiner Auslage liegt.',
  'card.Clothing.2':
    'Ziehe für jede Farbe, die in deiner Auslage und in keiner anderen liegt, eine Karte mit Wert 1 und werte sie.',
  'card.Sailing.1': 'Ziehe eine Karte mit Wert 1 und spiele sie aus.',
  'card.The Wheel.1': 'Ziehe zwei Karten mit Wert 1.',
  'card.Agriculture.1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist, und werte sie.',
  'card.Domestication.1':
    'Spiele eine der niedrigsten Karten aus deiner Hand aus. Ziehe dann eine Karte mit Wert 1, auch wenn du keine ausgespielt hast.',
  'card.Masonry.1':
    'Du darfst beliebig viele Karten mit Burg aus deiner Hand ausspielen. Wenn es vier oder mehr sind, hole Monument.',
  'card.City States.1':
    'Wenn deine Auslage mindestens vier Burgen zeigt, bringe eine deiner obersten Karten mit Burg in die Auslage der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 1.',
  'card.Code of Laws.1':
    'Du darfst eine Karte aus deiner Hand unterschieben, deren Farbe schon in deiner Auslage liegt. Wenn du das tust, darfst du diesen Stapel nach links auffächern.',
  'card.Mysticism.1':
    'Ziehe eine Karte mit Wert 1 und zeige sie. Liegt ihre Farbe schon in deiner Auslage, spiele sie aus und ziehe noch eine Karte mit Wert 1.',
  'card.Calendar.1': 'Wenn du mehr Karten in der Wertung als auf der Hand hast, ziehe zwei Karten mit Wert 3.',
  'card.Mathematics.1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist, und spiele sie aus.',
  'card.Construction.1':
    'Gib der fordernden Person zwei Karten aus deiner Hand. Ziehe dann eine Karte mit Wert 2, auch wenn du keine abgegeben hast.',
  'card.Construction.2': 'Wenn du als Einzige oder Einziger oberste Karten in allen fünf Farben hast, hole Imperium.',
  'card.Road Building.1':
    'Spiele eine oder zwei Karten aus deiner Hand aus. Wenn es zwei sind, darfst du deine oberste rote Karte in die Auslage einer anderen Person bringen; deren oberste grüne Karte kommt dann in deine.',
  'card.Currency.1':
    'Du darfst beliebig viele Karten aus deiner Hand zurückgeben. Ziehe für jeden verschiedenen Wert darunter eine Karte mit Wert 2 und werte sie.',
  'card.Mapmaking.1': 'Bringe eine Karte mit Wert 1 aus deiner Wertung in die Wertung der fordernden Person.',
  'card.Mapmaking.2':
    'Wenn durch die Forderung mindestens eine Karte bewegt wurde, ziehe eine Karte mit Wert 1 und werte sie.',
  'card.Canal Building.1':
    'Du darfst alle höchsten Karten deiner Hand gegen alle höchsten Karten deiner Wertung tauschen.',
  'card.Fermenting.1': 'Ziehe für jede Farbe deiner Auslage, die mindestens ein Blatt zeigt, eine Karte mit Wert 2.',
  'card.Fermenting.1.edition1': 'Ziehe für je zwei Blätter in deiner Auslage eine Karte mit Wert 2.',
  'card.Monotheism.1':
    'Bringe eine deiner obersten Karten, deren Farbe nicht in der Auslage der fordernden Person liegt, in deren Wertung. Wenn du das tust, ziehe eine Karte mit Wert 1 und schiebe sie unter.',
  'card.Monotheism.2': 'Ziehe eine Karte mit Wert 1 und schiebe sie unter.',
  'card.Philosophy.1': 'Du darfst einen beliebigen deiner Stapel nach links auffächern.',
  'card.Philosophy.2': 'Du darfst eine Karte aus deiner Hand werten.',
  'card.Alchemy.1':
    'Ziehe und zeige für je drei Burgen in deiner Auslage eine Karte mit Wert 4. Ist eine davon rot, gib sie alle zusammen mit dem Rest deiner Hand zurück.',
  'card.Alchemy.2': 'Spiele eine Karte aus deiner Hand aus, dann werte eine weitere.',
  'card.Translation.1': 'Du darfst deine ganze Wertung ausspielen, in beliebiger Reihenfolge.',
  'card.Translation.2': 'Wenn jede deiner obersten Karten eine Krone hat, hole Welt.',
  'card.Engineering.1': 'Bringe alle deine obersten Karten mit Burg in die Wertung der fordernden Person.',
  'card.Engineering.2': 'Du darfst deinen roten Stapel nach links auffächern.',
  'card.Optics.1':
    'Ziehe eine Karte mit Wert 3 und spiele sie aus. Hat sie eine Krone, ziehe eine Karte mit Wert 4 und werte sie. Wenn nicht, bringe eine Karte aus deiner Wertung in die Wertung eines Gegners, der weniger Punkte hat als du.',
  'card.Compass.1':
    'Bringe eine deiner obersten Karten mit Blatt, die nicht grün ist, in die Auslage der fordernden Person; nimm dann von dort eine oberste Karte ohne Blatt in deine eigene Auslage.',
  'card.Paper.1': 'Du darfst deinen grünen oder deinen blauen Stapel nach links auffächern.',
  'card.Paper.2': 'Ziehe für jeden deiner Stapel, der nach links aufgefächert ist, eine Karte mit Wert 4.',
  'card.Machinery.1': 'Tausche deine ganze Hand gegen alle höchsten Karten aus der Hand der fordernden Person.',
  'card.Machinery.2':
    'Werte eine Karte mit Burg aus deiner Hand. Dann darfst du deinen roten Stapel nach links auffächern.',
  'card.Medicine.1':
    'Tausche eine der höchsten Karten deiner Wertung gegen eine der niedrigsten aus der Wertung der fordernden Person.',
  'card.Education.1':
    'Du darfst eine der höchsten Karten deiner Wertung zurückgeben. Wenn du das tust, ziehe eine Karte, deren Wert um zwei höher ist als die höchste Karte, die dort bleibt.',
  'card.Feudalism.1':
    'Gib der fordernden Person eine Karte mit Burg aus deiner Hand. Wenn du das tust, schiebe deinen Stapel ihrer Farbe zusammen.',
  'card.Feudalism.2': 'Du darfst deinen gelben oder deinen violetten Stapel nach links auffächern.',
  'card.Feudalism.1.edition1': 'Gib der fordernden Person eine Karte mit Burg aus deiner Hand.',
  'card.Feudalism.2.edition1': 'Du darfst deinen gelben oder deinen violetten Stapel nach links auffächern.',
  'card.Experimentation.1': 'Ziehe eine Karte mit Wert 5 und spiele sie aus.',
  'card.Printing Press.1':
    'Du darfst eine Karte aus deiner Wertung zurückgeben. Wenn du das tust, ziehe eine Karte, deren Wert um zwei höher ist als deine oberste violette Karte.',
  'card.Printing Press.2': 'Du darfst deinen blauen Stapel nach rechts auffächern.',
  'card.Colonialism.1':
    'Ziehe eine Karte mit Wert 3 und schiebe sie unter; mache damit weiter, bis du eine ohne Krone unterschiebst.',
  'card.Gunpowder.1': 'Bringe eine deiner obersten Karten mit Burg in die Wertung der fordernden Person.',
  'card.Gunpowder.2':
    'Wenn die Forderung irgendjemandem eine Karte genommen hat, ziehe eine Karte mit Wert 2 und werte sie.',
  'card.Invention.1':
    'Du darfst einen deiner Stapel, der nach links aufgefächert ist, stattdessen nach rechts auffächern. Wenn du das tust, ziehe eine Karte mit Wert 4 und werte sie.',
  'card.Invention.2':
    'Wenn du fünf Farben in deiner Auslage hast, jede in irgendeine Richtung aufgefächert, hole Wunder.',
  'card.Navigation.1': 'Bringe eine Karte mit Wert 2 oder 3 aus deiner Wertung in die Wertung der fordernden Person.',
  'card.Anatomy.1':
    'Gib eine Karte aus deiner Wertung zurück. Wenn du das tust, gib auch eine deiner obersten Karten mit demselben Wert zurück.',
  'card.Perspective.1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Wenn du das tust, werte für je zwei Glühbirnen in deiner Auslage eine Karte aus deiner Hand.',
  'card.Enterprise.1':
    'Bringe eine deiner obersten Karten mit Krone, die nicht violett ist, in die Auslage der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 4 und spiele sie aus.',
  'card.Enterprise.2': 'Du darfst deinen grünen Stapel nach rechts auffächern.',
  'card.Reformation.1':
    'Du darfst für je zwei Blätter in deiner Auslage eine Karte aus deiner Hand unterschieben; wenn du es tust, müssen es so viele sein, oder deine ganze Hand, falls sie kleiner ist.',
  'card.Reformation.2': 'Du darfst deinen gelben oder deinen violetten Stapel nach rechts auffächern.',
};
