/** What the cards of ages 5 to 10 do, in German. */
import type { Messages } from '@turnwise/game';

export const CARD_TEXTS_LATE: Messages = {
  'card.Chemistry.1': 'Du darfst deinen blauen Stapel nach rechts auffächern.',
  'card.Chemistry.2':
    'Ziehe eine Karte, deren Wert um eins höher ist als deine höchste oberste Karte, und werte sie. Gib dann eine Karte aus deiner Wertung zurück.',
  'card.Physics.1':
    'Ziehe und zeige drei Karten mit Wert 6. Haben zwei davon dieselbe Farbe, gib alle drei zusammen mit dem Rest deiner Hand zurück.',
  'card.Coal.1': 'Ziehe eine Karte mit Wert 5 und schiebe sie unter.',
  'card.Coal.2': 'Du darfst deinen roten Stapel nach rechts auffächern.',
  'card.Coal.3':
    'Du darfst eine deiner obersten Karten werten. Wenn du das tust, werte auch die Karte, die direkt darunter lag.',
  'card.The Pirate Code.1':
    'Bringe zwei Karten mit Wert 4 oder niedriger aus deiner Wertung in die Wertung der fordernden Person.',
  'card.The Pirate Code.2':
    'Wenn die Forderung irgendjemandem eine Karte genommen hat, werte die niedrigste deiner obersten Karten mit Krone.',
  'card.Banking.1':
    'Bringe eine deiner obersten Karten mit Fabrik, die nicht grün ist, in die Auslage der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 5 und werte sie.',
  'card.Banking.2': 'Du darfst deinen grünen Stapel nach rechts auffächern.',
  'card.Measurement.1':
    'Du darfst eine Karte aus deiner Hand zeigen und zurückgeben. Wenn du das tust, fächere deinen Stapel ihrer Farbe nach rechts auf und ziehe eine Karte, deren Wert die Zahl der Karten in diesem Stapel ist.',
  'card.Measurement.1.edition1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Wenn du das tust, fächere einen deiner Stapel nach rechts auf und ziehe eine Karte, deren Wert die Zahl der Karten in diesem Stapel ist.',
  'card.Statistics.1': 'Nimm alle höchsten Karten deiner Wertung auf die Hand.',
  'card.Statistics.2': 'Du darfst deinen gelben Stapel nach rechts auffächern.',
  'card.Statistics.1.edition1':
    'Nimm eine der höchsten Karten deiner Wertung auf die Hand, und eine zweite, wenn deine Hand vorher leer war.',
  'card.Statistics.2.edition1': 'Du darfst deinen gelben Stapel nach rechts auffächern.',
  'card.Steam Engine.1':
    'Ziehe nacheinander zwei Karten mit Wert 4 und schiebe sie unter. Werte dann die unterste Karte deines gelben Stapels.',
  'card.Astronomy.1':
    'Ziehe und zeige eine Karte mit Wert 6. Ist sie grün oder blau, spiele sie aus und führe all das noch einmal aus; wenn nicht, bleibt sie in deiner Hand.',
  'card.Astronomy.2':
    'Wenn alle deine obersten Karten, die violette nicht mitgezählt, Wert 6 oder höher haben, hole Universum.',
  'card.Societies.1':
    'Bringe eine deiner obersten Karten mit Glühbirne, die höher ist als die oberste Karte ihrer Farbe bei der fordernden Person, in deren Auslage. Wenn du das tust, ziehe eine Karte mit Wert 5.',
  'card.Societies.1.edition1':
    'Bringe eine deiner obersten Karten mit Glühbirne, die nicht violett ist, in die Auslage der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 5.',
  'card.Atomic Theory.1': 'Du darfst deinen blauen Stapel nach rechts auffächern.',
  'card.Atomic Theory.2': 'Ziehe eine Karte mit Wert 7 und spiele sie aus.',
  'card.Encyclopedia.1': 'Du darfst alle höchsten Karten deiner Wertung ausspielen.',
  'card.Industrialization.1':
    'Ziehe für jede Farbe deiner Auslage, die mindestens eine Fabrik zeigt, eine Karte mit Wert 6 und schiebe sie unter.',
  'card.Industrialization.2': 'Du darfst deinen roten oder deinen violetten Stapel nach rechts auffächern.',
  'card.Industrialization.1.edition1':
    'Ziehe für je zwei Fabriken in deiner Auslage eine Karte mit Wert 6 und schiebe sie unter.',
  'card.Industrialization.2.edition1': 'Du darfst deinen roten oder deinen violetten Stapel nach rechts auffächern.',
  'card.Machine Tools.1':
    'Ziehe eine Karte, die so hoch ist wie die höchste in deiner Wertung, oder mit Wert 1, wenn diese leer ist, und werte sie.',
  'card.Classification.1':
    'Zeige eine Karte aus deiner Hand. Alle anderen geben dir alle Karten dieser Farbe aus ihrer Hand; spiele dann alle Karten dieser Farbe aus deiner Hand aus.',
  'card.Metric System.1':
    'Wenn dein grüner Stapel nach rechts aufgefächert ist, darfst du einen beliebigen deiner Stapel nach rechts auffächern.',
  'card.Metric System.2': 'Du darfst deinen grünen Stapel nach rechts auffächern.',
  'card.Canning.1':
    'Du darfst eine Karte mit Wert 6 ziehen und unterschieben. Wenn du das tust, werte alle deine obersten Karten ohne Fabrik.',
  'card.Canning.2': 'Du darfst deinen gelben Stapel nach rechts auffächern.',
  'card.Vaccination.1':
    'Gib alle niedrigsten Karten deiner Wertung zurück. Wenn es mindestens eine ist, ziehe eine Karte mit Wert 6 und spiele sie aus.',
  'card.Vaccination.2':
    'Wenn durch die Forderung eine Karte zurückgegeben wurde, ziehe eine Karte mit Wert 7 und spiele sie aus.',
  'card.Democracy.1':
    'Du darfst beliebig viele Karten aus deiner Hand zurückgeben. Wenn es mindestens eine ist, und mehr als bei allen anderen durch diese Karte während dieser Aktion, ziehe eine Karte mit Wert 8 und werte sie.',
  'card.Emancipation.1':
    'Lege eine Karte aus deiner Hand in die Wertung der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 6.',
  'card.Emancipation.2': 'Du darfst deinen roten oder deinen violetten Stapel nach rechts auffächern.',
  'card.Evolution.1':
    'Du darfst eines von beiden tun: eine Karte mit Wert 8 ziehen, werten und dann eine Karte aus deiner Wertung zurückgeben; oder eine Karte ziehen, deren Wert um eins höher ist als die höchste in deiner Wertung.',
  'card.Publications.1': 'Du darfst die Karten eines deiner Stapel neu ordnen.',
  'card.Publications.2': 'Du darfst deinen gelben oder deinen blauen Stapel nach oben auffächern.',
  'card.Combustion.1':
    'Bringe für je vier Kronen in der Auslage der fordernden Person eine Karte aus deiner Wertung in deren Wertung.',
  'card.Combustion.2': 'Gib die unterste Karte deines roten Stapels zurück.',
  'card.Combustion.1.edition1': 'Bringe zwei Karten aus deiner Wertung in die Wertung der fordernden Person.',
  'card.Explosives.1':
    'Gib der fordernden Person die drei höchsten Karten aus deiner Hand. Wenn du welche abgibst und deine Hand jetzt leer ist, ziehe eine Karte mit Wert 7.',
  'card.Bicycle.1': 'Du darfst deine ganze Hand gegen deine ganze Wertung tauschen.',
  'card.Electricity.1':
    'Gib alle deine obersten Karten ohne Fabrik zurück. Ziehe für jede zurückgegebene Karte eine Karte mit Wert 8.',
  'card.Refrigeration.1': 'Gib die Hälfte der Karten deiner Hand zurück, abgerundet.',
  'card.Refrigeration.2': 'Du darfst eine Karte aus deiner Hand werten.',
  'card.Sanitation.1':
    'Tausche die zwei höchsten Karten deiner Hand gegen die niedrigste Karte aus der Hand der fordernden Person.',
  'card.Lighting.1':
    'Du darfst eine, zwei oder drei Karten aus deiner Hand unterschieben. Ziehe für jeden verschiedenen Wert darunter eine Karte mit Wert 7 und werte sie.',
  'card.Railroad.1': 'Gib deine ganze Hand zurück, dann ziehe drei Karten mit Wert 6.',
  'card.Railroad.2': 'Du darfst einen deiner Stapel, der nach rechts aufgefächert ist, nach oben auffächern.',
  'card.Quantum Theory.1':
    'Du darfst eine oder zwei Karten aus deiner Hand zurückgeben. Wenn es zwei sind, ziehe eine Karte mit Wert 10, dann ziehe noch eine und werte sie.',
  'card.Rocketry.1':
    'Wähle für je zwei Uhren in deiner Auslage eine Karte in der Wertung eines Gegners und gib sie zurück.',
  'card.Flight.1':
    'Wenn dein roter Stapel nach oben aufgefächert ist, darfst du einen beliebigen deiner Stapel nach oben auffächern.',
  'card.Flight.2': 'Du darfst deinen roten Stapel nach oben auffächern.',
  'card.Mobility.1':
    'Bringe die zwei höchsten deiner obersten Karten, die nicht rot sind und keine Fabrik haben, in die Wertung der fordernden Person. Wenn du welche bewegst, ziehe eine Karte mit Wert 8.',
  'card.Corporations.1':
    'Bringe eine deiner obersten Karten mit Fabrik, die nicht grün ist, in die Wertung der fordernden Person. Wenn du das tust, ziehe eine Karte mit Wert 8 und spiele sie aus.',
  'card.Corporations.2': 'Ziehe eine Karte mit Wert 8 und spiele sie aus.',
  'card.Mass Media.1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Wenn du das tust, nenne einen Wert; alle Karten dieses Werts in allen Wertungen werden zurückgegeben.',
  'card.Mass Media.2': 'Du darfst deinen violetten Stapel nach oben auffächern.',
  'card.Antibiotics.1':
    'Du darfst eine, zwei oder drei Karten aus deiner Hand zurückgeben. Ziehe für jeden verschiedenen Wert darunter zwei Karten mit Wert 8.',
  'card.Skyscrapers.1':
    'Bringe eine deiner obersten Karten mit Uhr, die nicht gelb ist, in die Auslage der fordernden Person. Wenn du das tust, werte die Karte, die direkt darunter lag, und gib den Rest dieses Stapels zurück.',
  'card.Empiricism.1':
    'Nenne zwei Farben, dann ziehe eine Karte mit Wert 9 und zeige sie. Hat sie eine dieser Farben, spiele sie aus, und du darfst ihren Stapel nach oben auffächern.',
  'card.Empiricism.2': 'Wenn deine Auslage zwanzig oder mehr Glühbirnen zeigt, gewinnst du.',
  'card.Socialism.1':
    'Du darfst deine ganze Hand unterschieben. Wenn eine violette Karte dabei war, geben dir alle Gegner alle niedrigsten Karten aus ihrer Hand.',
  'card.Computers.1': 'Du darfst deinen roten oder deinen grünen Stapel nach oben auffächern.',
  'card.Computers.2':
    'Ziehe eine Karte mit Wert 10 und spiele sie aus, dann führe ihre Effekte ohne Forderung allein aus.',
  'card.Genetics.1': 'Ziehe eine Karte mit Wert 10 und spiele sie aus, dann werte alle Karten darunter.',
  'card.Composites.1':
    'Behalte eine Karte auf der Hand und gib der fordernden Person die übrigen. Bringe dann eine der höchsten Karten deiner Wertung in die Wertung dieser Person.',
  'card.Fission.1':
    'Ziehe eine Karte mit Wert 10 und zeige sie. Ist sie rot, kommen alle Hände, Auslagen und Wertungen aus dem Spiel, und die Aktion endet.',
  'card.Fission.2':
    'Gib eine oberste Karte außer Kernspaltung aus irgendeiner Auslage zurück. Ziehe dann eine Karte mit Wert 10.',
  'card.Fission.1.edition1':
    'Ziehe eine Karte mit Wert 10 und zeige sie. Ist sie rot, kommen alle Hände, Auslagen und Wertungen aus dem Spiel, und die Aktion endet.',
  'card.Fission.2.edition1': 'Gib eine oberste Karte außer Kernspaltung aus irgendeiner Auslage zurück.',
  'card.Collaboration.1':
    'Ziehe zwei Karten mit Wert 9 und zeige sie. Die fordernde Person nimmt eine davon in ihre Auslage; du spielst die andere aus.',
  'card.Collaboration.2': 'Wenn dein grüner Stapel zehn oder mehr Karten hat, gewinnst du.',
  'card.Satellites.1': 'Gib deine ganze Hand zurück, dann ziehe drei Karten mit Wert 8.',
  'card.Satellites.2': 'Du darfst deinen violetten Stapel nach oben auffächern.',
  'card.Satellites.3': 'Spiele eine Karte aus deiner Hand aus, dann führe ihre Effekte ohne Forderung allein aus.',
  'card.Ecology.1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Wenn du das tust, werte eine Karte aus deiner Hand und ziehe zwei Karten mit Wert 10.',
  'card.Suburbia.1':
    'Du darfst beliebig viele Karten aus deiner Hand unterschieben. Ziehe für jede untergeschobene Karte eine Karte mit Wert 1 und werte sie.',
  'card.Services.1':
    'Bringe alle höchsten Karten deiner Wertung in die Hand der fordernden Person. Wenn du welche bewegst, nimm eine oberste Karte ohne Blatt aus der Auslage dieser Person auf die Hand.',
  'card.Specialization.1':
    'Zeige eine Karte aus deiner Hand. Nimm die oberste Karte ihrer Farbe aus der Auslage jedes Gegners auf die Hand.',
  'card.Specialization.2': 'Du darfst deinen gelben oder deinen blauen Stapel nach oben auffächern.',
  'card.Bioengineering.1': 'Bringe eine oberste Karte mit Blatt aus der Auslage eines Gegners in deine Wertung.',
  'card.Bioengineering.2':
    'Wenn irgendeine Auslage weniger als drei Blätter zeigt, gewinnt, wer allein die meisten Blätter hat; bei Gleichstand niemand.',
  'card.Software.1': 'Ziehe eine Karte mit Wert 10 und werte sie.',
  'card.Software.2':
    'Ziehe eine Karte mit Wert 10 und spiele sie aus, dann ziehe noch eine und spiele sie aus. Führe die Effekte der zweiten Karte ohne Forderung allein aus.',
  'card.Miniaturization.1':
    'Du darfst eine Karte aus deiner Hand zurückgeben. Hat sie Wert 10, ziehe für jeden verschiedenen Wert in deiner Wertung eine Karte mit Wert 10.',
  'card.Robotics.1':
    'Werte deine oberste grüne Karte. Ziehe dann eine Karte mit Wert 10, spiele sie aus und führe ihre Effekte ohne Forderung allein aus.',
  'card.Databases.1': 'Gib die Hälfte der Karten deiner Wertung zurück, aufgerundet.',
  'card.Self Service.1': 'Wähle eine andere deiner obersten Karten und führe ihre Effekte ohne Forderung allein aus.',
  'card.Self Service.2': 'Wenn du mehr Erfolge hast als jede und jeder andere, gewinnst du.',
  'card.Globalization.1': 'Gib eine deiner obersten Karten mit Blatt zurück.',
  'card.Globalization.2':
    'Ziehe eine Karte mit Wert 6 und werte sie. Wenn dann keine Auslage mehr Blätter als Fabriken zeigt, gewinnt, wer allein die meisten Punkte hat; bei Gleichstand niemand.',
  'card.Stem Cells.1': 'Du darfst deine ganze Hand werten.',
  'card.A.I..1': 'Ziehe eine Karte mit Wert 10 und werte sie.',
  'card.A.I..2':
    'Wenn Robotik und Software beide oberste Karten in irgendwelchen Auslagen sind, gewinnt, wer allein die wenigsten Punkte hat; bei Gleichstand niemand.',
  'card.The Internet.1': 'Du darfst deinen grünen Stapel nach oben auffächern.',
  'card.The Internet.2': 'Ziehe eine Karte mit Wert 10 und werte sie.',
  'card.The Internet.3': 'Ziehe für je zwei Uhren in deiner Auslage eine Karte mit Wert 10 und spiele sie aus.',
};
